import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/documents/{id}/parties/{partyId}'

test('200 removes only the party: the others keep their order', async () => {
  const { account, id, contact, party, remove } = await draftParty()
  const others = [await account.party(id), await account.party(id, { contactId: contact.id })].map(({ id }) => id)
  const mode = async () => (await account.of(id).document()).signingMode
  expect(await mode()).toBe('SEQUENTIAL')
  const { data } = await remove()
  expect(data).toEqual({ id: party.id, documentId: id, deleted: true })
  expect(await idsOf(account, id)).toEqual(others)
  expect(await mode()).toBe('PARALLEL')
  const { error } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  expect(error).toMatchObject({ status: 404, code: 'party_not_found' })
  expect((await remove()).error).toMatchObject({ status: 404, code: 'party_not_found' })
  const kept = await account.client.GET('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } })
  expect(kept.data).toEqual(contact)
})

test('409 for the only party that must act in a sent document; 200 if others must act', async () => {
  const { account, id, party, remove, set } = await draftParty()
  await set({ status: 'SENT' })
  expect((await remove()).error).toMatchObject({
    code: 'document_incomplete',
    errors: [{ pointer: '/parties', code: 'required' }],
  })
  expect(await idsOf(account, id)).toEqual([party.id])
  await set({ status: 'DRAFT' })
  const other = await account.party(id)
  await set({ status: 'SENT' }, { read_status: 'READ' })
  expect((await remove()).response.status).toBe(200)
  expect(await idsOf(account, id)).toEqual([other.id])
})

// Each state of the document and the party is in party-rules.test.ts.
test('409 after the party has acted, or the document has ended; the party stays', async () => {
  const { account, id, party, remove, set } = await draftParty()
  await set({ status: 'CANCELLED' })
  expect((await remove()).error).toMatchObject({ status: 409, code: 'document_closed' })
  await set({ status: 'SENT' }, { signing_status: 'SIGNED' })
  expect((await remove()).error).toMatchObject({ status: 409, code: 'party_signed' })
  expect(await idsOf(account, id)).toEqual([party.id])
})

/** Creates a document with one party, which has a position. */
async function draftParty() {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const contact = await account.contact()
  const party = await account.party(id, { contactId: contact.id, signingOrder: 1 })
  const remove = () => account.client.DELETE(path, { params: { path: { id, partyId: party.id } } })
  const set = async (document: Updateable<Tables['documents']>, row: Updateable<Tables['parties']> = {}) => {
    await db.updateTable('documents').set(document).where('id', '=', id).execute()
    if (Object.keys(row).length > 0) await db.updateTable('parties').set(row).where('id', '=', party.id).execute()
  }
  return { account, id, contact, party, remove, set }
}

const idsOf = async (account: TestAccount, id: string) => (await account.of(id).parties()).map((party) => party.id)
