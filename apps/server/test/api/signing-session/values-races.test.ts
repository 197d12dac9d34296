import type { FieldValues } from '@paraph/client'
import { expect, test } from 'vitest'
import type { Transaction } from '#platform/database/tables.ts'
import { atOnce } from '../../support/at-once.ts'
import { fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'

const server = await useServer()
const { db } = server
const sentWith = filledDocuments(server)

type Answer = { response: Response; error?: { code: string } | undefined }
const outcome = ({ response, error }: Answer) => error?.code ?? response.status

/** Sends a document whose first party has a field, and returns the requests that race on this document. */
async function ready() {
  const sent = await sentWith((id) => [fieldOf(id)], {}, {})
  const { id, ids, account } = sent
  const client = await sent.party()
  const { consent } = (await client.GET('/api/v1/signing-session')).data!
  const hold = (tx: Transaction) => tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
  const ofParty = { params: { path: { id, partyId: ids[0]! } } }
  return {
    ...sent,
    /** Sends the requests so that they get the lock one after the other. */
    race: async (...requests: (() => Promise<Answer>)[]) => (await atOnce(db, hold, requests)).map(outcome),
    sign: (values: FieldValues) => () =>
      client.POST('/api/v1/signing-session/sign', { body: { consentVersion: consent!.version, values } }),
    saving: (values: FieldValues) => () => sent.save(values),
    remove: () => account.client.DELETE('/api/v1/documents/{id}/parties/{partyId}', ofParty),
    cancel: () =>
      account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'Why not.' } }),
    /** Returns the signed values, and the numbers of saved values and of fields that are left. */
    async left() {
      const of = async (table: 'signatures' | 'saved_values' | 'fields') =>
        db.selectFrom(table).selectAll().where('party_id', 'in', ids).execute()
      const signed = (await db.selectFrom('signatures').select('fields').where('party_id', 'in', ids).execute()).map(
        ({ fields }) => fields!.map(({ value }) => value),
      )
      return { signed, kept: (await of('saved_values')).length, fields: (await of('fields')).length }
    },
  }
}

test('a party that is removed while it signs has either signed with its values, or leaves nothing behind', async () => {
  const first = await ready()
  expect(await first.race(first.sign({ rent: '1' }), first.remove)).toEqual([200, 'party_signed'])
  expect(await first.left()).toEqual({ signed: [['1']], kept: 0, fields: 1 })
  const second = await ready()
  await second.save({ rent: 'unfinished' })
  expect(await second.race(second.remove, second.sign({ rent: '1' }))).toEqual([200, 'link_invalid'])
  expect(await second.left()).toEqual({ signed: [], kept: 0, fields: 0 })
})

test('values that are saved while the party is removed, or the document is cancelled, are not kept', async () => {
  for (const [end, refusal, fields] of [
    ['remove', 'link_invalid', 0],
    ['cancel', 'document_cancelled', 1],
  ] as const) {
    for (const first of ['save', end] as const) {
      const document = await ready()
      const requests = [document.saving({ rent: '1' }), document[end]]
      const outcomes = await document.race(...(first === 'save' ? requests : requests.toReversed()))
      expect(outcomes).toEqual(first === 'save' ? [200, 200] : [200, refusal])
      expect(await document.left()).toEqual({ signed: [], kept: 0, fields })
    }
  }
})

test('of two tabs that sign with different values, the first one counts, and its hash is in the trail', async () => {
  const { race, sign, left, events } = await ready()
  expect(await race(sign({ rent: '1' }), sign({ rent: '2' }))).toEqual([200, 'party_signed'])
  expect(await left()).toEqual({ signed: [['1']], kept: 0, fields: 1 })
  const signed = (await events()).filter(({ type }) => type === 'party.signed')
  expect(signed.map(({ data }) => data['valuesSha256'])).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
})

test('a tab that saves does not change what another tab signs at the same time', async () => {
  const { race, sign, saving, left } = await ready()
  expect(await race(saving({ rent: '2' }), sign({ rent: '1' }), saving({ rent: '3' }))).toEqual([
    200,
    200,
    'party_signed',
  ])
  expect(await left()).toEqual({ signed: [['1']], kept: 0, fields: 1 })
})
