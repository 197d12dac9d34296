import { expect, test } from 'vitest'
import { atOnce, holdDocument } from '../../support/at-once.ts'
import { fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const { db } = server
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/sign'
const click = { requiredSignature: 'CLICK_TO_SIGN' } as const

type Answer = { response: Response; error?: { code: string } | undefined }
const outcome = ({ response, error }: Answer) => error?.code ?? response.status

/** Returns a document with parties that have read the consent, and what makes them sign. */
async function ready(...parties: Parameters<typeof sentTo>) {
  const sent = await sentTo(...parties)
  const signers = await Promise.all(
    sent.ids.map(async (_, index) => {
      const client = await sent.party(index)
      const consentVersion = (await client.GET('/api/v1/signing-session')).data!.consent?.version ?? 'none'
      return () => client.POST(path, { body: { consentVersion } })
    }),
  )
  const race = async (...requests: (() => Promise<Answer>)[]) =>
    (await atOnce(db, holdDocument(sent.id), requests)).map(outcome)
  const signatures = () => db.selectFrom('signatures').select('party_id').where('party_id', 'in', sent.ids).execute()
  /** Expects that each event contains the hash of the event before it. */
  const chain = async () => {
    const events = (await sent.events()).toReversed()
    expect(events.map(({ previousHash }) => previousHash)).toEqual([
      null,
      ...events.slice(0, -1).map(({ hash }) => hash),
    ])
  }
  return { ...sent, signers, race, signatures, chain }
}

test('if two tabs sign at once, there is one signature, and the other tab gets 409 party_signed', async () => {
  const { signers, race, signatures, eventsOf, messages, chain } = await ready(click, {})
  const sign = signers[0]!
  expect(await race(sign, sign, sign)).toEqual([200, 'party_signed', 'party_signed'])
  expect(await signatures()).toHaveLength(1)
  expect(await eventsOf('party.signed')).toHaveLength(1)
  expect((await messages()).filter(({ kind }) => kind === 'RECEIPT')).toHaveLength(1)
  await chain()
})

test('if a party signs while the sender changes its address or removes it, the first one wins', async () => {
  for (const change of ['update', 'remove'] as const) {
    for (const first of ['sign', change]) {
      const { signers, race, update, remove, signatures, chain } = await ready(click, {})
      const sign = signers[0]!
      const other = () => (change === 'update' ? update({ email: 'bo@example.com' }) : remove())
      const outcomes = await race(...(first === 'sign' ? [sign, other] : [other, sign]))
      expect(outcomes).toEqual(first === 'sign' ? [200, 'party_signed'] : [200, 'link_invalid'])
      expect(await signatures()).toHaveLength(first === 'sign' ? 1 : 0)
      await chain()
    }
  }
})

test('if the last two parties of a turn sign at once, the next party gets its turn once', async () => {
  const { ids, signers, race, signatures, messages, eventsOf, chain } = await ready(
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 2 },
  )
  expect(await race(signers[0]!, signers[1]!)).toEqual([200, 200])
  expect(await signatures()).toHaveLength(2)
  const turns = (await messages()).filter(({ kind }) => kind === 'YOUR_TURN')
  expect(turns.map(({ party_id }) => party_id)).toEqual([ids[2]])
  expect((await eventsOf('party.released')).filter(({ partyId }) => partyId === ids[2])).toHaveLength(1)
  await chain()
})

test('409 consent_outdated if the turn of a party begins while it waits for the lock', async () => {
  const { signers, race } = await ready({ ...click, signingOrder: 1 }, { ...click, signingOrder: 2 })
  expect(await race(signers[0]!, signers[1]!)).toEqual([200, 'consent_outdated'])
})

const sentWith = filledDocuments(server)

test('values that are saved while the party is removed, or the document is cancelled, are not kept', async () => {
  for (const [end, refusal, fields] of [
    ['remove', 'link_invalid', 0],
    ['cancel', 'document_cancelled', 1],
  ] as const) {
    for (const first of ['save', end] as const) {
      const { id, ids, account, save } = await sentWith((id) => [fieldOf(id)], {}, {})
      const ended = () => (end === 'remove' ? account.of(id).removeParty(ids[0]!) : account.of(id).cancel())
      const requests: (() => Promise<Answer>)[] = [() => save({ rent: '1' }), ended]
      const answers = await atOnce(db, holdDocument(id), first === 'save' ? requests : requests.toReversed())
      expect(answers.map(outcome)).toEqual(first === 'save' ? [200, 200] : [200, refusal])
      const left = async (table: 'saved_values' | 'fields') =>
        (await db.selectFrom(table).select('party_id').where('party_id', 'in', ids).execute()).length
      expect([await left('saved_values'), await left('fields')]).toEqual([0, fields])
    }
  }
})
