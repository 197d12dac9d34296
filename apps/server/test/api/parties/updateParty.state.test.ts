import { describe, expect, test } from 'vitest'
import { atOnce, holdParty } from '../../support/at-once.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftParty as draftPartyOf, everyFieldOf, path } from './updateParty.support.ts'

const server = await useServer()
const account = await server.newAccount()
const draftParty = () => draftPartyOf(server, account)
const everyField = everyFieldOf((await account.company('Berg AB')).id)

// Each state of the document and the party is in party-rules.test.ts.

test('200 changes every field in a sent document; once the party has opened it, every field except role and signature, even if the request repeats these two', async () => {
  const { party, patch, set, setDocument } = await draftParty()
  await setDocument('SENT')
  expect((await patch(everyField)).data).toMatchObject(everyField)
  const { role, requiredSignature } = party as { role: 'ORGANIZER'; requiredSignature: 'MANUAL' }
  await set({ role, required_signature: requiredSignature, name: 'Anna', read_status: 'READ' })
  const { data } = await patch({ ...everyField, role, requiredSignature })
  expect(data).toMatchObject({ ...everyField, role, requiredSignature, readStatus: 'READ' })
})

test('409 for role or signature of a party that has opened the document, and for every change after it has acted or the document has ended; nothing is changed', async () => {
  const { party, patch, read, set, setDocument } = await draftParty()
  await setDocument('SENT')
  await set({ read_status: 'OPENED' })
  for (const change of [{ role: 'SIGNER' }, { role: 'ORGANIZER', requiredSignature: 'NONE' }] as const)
    expect((await patch({ name: 'Bo Berg', ...change })).error).toMatchObject({ status: 409, code: 'party_opened' })
  for (const signing_status of ['SIGNED', 'REJECTED'] as const) {
    await set({ signing_status })
    const detail = expect.stringContaining(signing_status)
    for (const body of [{ role: 'SIGNER', name: 'Bo Berg' }, { role: 'ORGANIZER' }] as const)
      expect((await patch(body)).error).toMatchObject({ status: 409, code: 'party_signed', detail })
  }
  await set({ signing_status: 'NOT_SIGNED', read_status: 'NOT_OPENED' })
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await setDocument(status)
    const detail = expect.stringContaining(status)
    expect((await patch(everyField)).error).toMatchObject({ status: 409, code: 'document_closed', detail })
  }
  expect(await read()).toEqual(party)
})

describe('concurrency', () => {
  test('200 for concurrent changes of different fields: no change is lost, and sendStatus is NOT_SENT for the new address', async () => {
    const { party, patch, read, set } = await draftParty()
    await set({ send_status: 'DELIVERED' })
    const fields = Object.entries(everyField).filter(([field]) => field !== 'role')
    const changes = fields.map(
      ([field, value]) =>
        () =>
          patch({ role: 'ORGANIZER', [field]: value }),
    )
    const answers = await atOnce(server.db, holdParty(party.id), changes)
    expect(answers.map(({ response }) => response.status)).toEqual(fields.map(() => 200))
    expect(await read()).toEqual({ ...party, ...Object.fromEntries(fields), sendStatus: 'NOT_SENT' })
  })

  test('404 for a change that waits while the party is removed', async () => {
    const { id, party, patch } = await draftParty()
    const remove = () => account.client.DELETE(path, { params: { path: { id, partyId: party.id } } })
    const [removal, change] = await atOnce<{ response: Response; error?: unknown }>(server.db, holdParty(party.id), [
      remove,
      () => patch({ role: 'SIGNER' }),
    ])
    expect(removal?.response.status).toBe(200)
    expect(change?.error).toMatchObject({ status: 404, code: 'party_not_found' })
  })
})
