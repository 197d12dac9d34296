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
  const hold = (tx: Transaction) => tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
  const ofParty = { params: { path: { id, partyId: ids[0]! } } }
  return {
    ...sent,
    /** Sends the requests so that they get the lock one after the other. */
    race: async (...requests: (() => Promise<Answer>)[]) => (await atOnce(db, hold, requests)).map(outcome),
    saving: (values: FieldValues) => () => sent.save(values),
    remove: () => account.client.DELETE('/api/v1/documents/{id}/parties/{partyId}', ofParty),
    cancel: () =>
      account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'Why not.' } }),
    /** Returns the numbers of signatures, saved values and fields that are left. */
    async left() {
      const of = async (table: 'signatures' | 'saved_values' | 'fields') =>
        (await db.selectFrom(table).select('party_id').where('party_id', 'in', ids).execute()).length
      return { signed: await of('signatures'), kept: await of('saved_values'), fields: await of('fields') }
    },
  }
}

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
      expect(await document.left()).toEqual({ signed: 0, kept: 0, fields })
    }
  }
})
