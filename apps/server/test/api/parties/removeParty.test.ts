import { expect, test } from 'vitest'
import { atOnce, holdParty } from '../../support/at-once.ts'
import { startServer, type TestAccount } from '../../support/server.ts'

const { db, newAccount } = await startServer()
const path = '/api/v1/documents/{id}/parties/{partyId}'

test('200 removes the party; the other parties keep their order', async () => {
  const { account, id, party, remove } = await draftParty()
  const others = [await account.party(id), await account.party(id)].map((other) => other.id)
  const { data, response } = await remove()
  expect(response.status).toBe(200)
  expect(data).toEqual({ id: party.id, documentId: id, deleted: true })
  expect(await idsOf(account, id)).toEqual(others)
  const { error } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  expect(error).toMatchObject({ status: 404, code: 'party_not_found' })
})

test('200 keeps the contact of the party, and the other party of that contact', async () => {
  const { account, id, contact, remove } = await draftParty()
  const twin = await account.party(id, { contactId: contact.id })
  await remove()
  const { data } = await account.client.GET('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } })
  expect(data).toEqual(contact)
  expect(await idsOf(account, id)).toEqual([twin.id])
})

test('200 makes the document parallel if it was the last party with a position', async () => {
  const { account, id, remove } = await draftParty()
  await account.party(id)
  const mode = async () =>
    (await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data?.signingMode
  expect(await mode()).toBe('SEQUENTIAL')
  await remove()
  expect(await mode()).toBe('PARALLEL')
})

test('200 makes room for another party in a document with 100 parties', async () => {
  const { account, id, contact, remove } = await draftParty()
  const row = { document_id: id, name: 'Bo Berg', role: 'SIGNER' } as const
  const unset = {
    delivery_method: null,
    required_signature: null,
    two_step_verification: null,
    send_status: null,
  }
  const rows = Array.from({ length: 99 }, (_, index) => ({ id: `pty_${id}_${index}`, ...row, ...unset }))
  await db.insertInto('parties').values(rows).execute()
  const add = async () => {
    const body = { contactId: contact.id, role: 'SIGNER' } as const
    return (await account.client.POST('/api/v1/documents/{id}/parties', { params: { path: { id } }, body })).response
  }
  expect((await add()).status).toBe(409)
  await remove()
  expect((await add()).status).toBe(200)
})

test.each(['NOT_OPENED', 'OPENED', 'READ'] as const)(
  '200 for a sent document, if the party is %s and has not signed',
  async (readStatus) => {
    const { account, id, party, remove } = await draftParty()
    const other = await account.party(id)
    await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
    await db.updateTable('parties').set({ read_status: readStatus }).where('id', '=', party.id).execute()
    expect((await remove()).response.status).toBe(200)
    expect(await idsOf(account, id)).toEqual([other.id])
  },
)

test('409 for the only party that must act in a sent document; the party stays', async () => {
  const { account, id, party, remove } = await draftParty()
  await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
  const { error } = await remove()
  expect(error).toMatchObject({
    status: 409,
    code: 'document_incomplete',
    errors: [{ pointer: '/parties', code: 'required' }],
  })
  expect(await idsOf(account, id)).toEqual([party.id])
})

test('404 if the party was already removed', async () => {
  const { remove } = await draftParty()
  await remove()
  expect((await remove()).error).toMatchObject({ status: 404, code: 'party_not_found' })
})

test('only one of several concurrent removals succeeds; the others get 404', async () => {
  const { party, remove } = await draftParty()
  const answers = await atOnce(db, holdParty(party.id), [remove, remove, remove, remove, remove])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404, 404, 404])
})

test('404 for a party of another account; the party is unchanged', async () => {
  const { account: owner, id, party } = await draftParty()
  const stranger = await newAccount()
  const own = await stranger.draftDocument()
  const kept = await stranger.party(own.id)
  const remove = async (id: string) =>
    (await stranger.client.DELETE(path, { params: { path: { id, partyId: party.id } } })).error
  expect(await remove(id)).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await remove(own.id)).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await idsOf(owner, id)).toEqual([party.id])
  expect(await idsOf(stranger, own.id)).toEqual([kept.id])
})

test('404 for a party of another document of the same account; the party stays', async () => {
  const { account, id, party } = await draftParty()
  const other = await account.draftDocument()
  const { error } = await account.client.DELETE(path, { params: { path: { id: other.id, partyId: party.id } } })
  expect(error).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await idsOf(account, id)).toEqual([party.id])
})

test.each([
  ['that does not exist', '01kakxv3xqf0ftbbyqcqzv0zqs'],
  ['that is malformed', 'nonsense'],
  ['with a NUL', '\0'],
  ['with a slash', '1/remind'],
  ['with a wildcard', '%'],
])('404 for a document id or a party id %s; nothing is removed', async (_, unknown) => {
  const { account, id, party } = await draftParty()
  const remove = async (path_: { id: string; partyId: string }) =>
    (await account.client.DELETE(path, { params: { path: path_ } })).error
  expect(await remove({ id, partyId: unknown })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await remove({ id, partyId: `pty_${unknown}` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await remove({ id, partyId: `${party.id}\0` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await remove({ id: unknown, partyId: party.id })).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await idsOf(account, id)).toEqual([party.id])
})

test.each(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 for a document that is %s; the document keeps its parties',
  async (status) => {
    const { account, id, party, remove } = await draftParty()
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    expect((await remove()).error).toMatchObject({
      status: 409,
      code: 'document_closed',
      detail: expect.stringContaining(status),
    })
    expect(await idsOf(account, id)).toEqual([party.id])
  },
)

test.each(['SIGNED', 'REJECTED'] as const)('409 for a party that has %s; the party stays', async (signingStatus) => {
  const { account, id, party, remove } = await draftParty()
  await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
  await db.updateTable('parties').set({ signing_status: signingStatus }).where('id', '=', party.id).execute()
  expect((await remove()).error).toMatchObject({
    status: 409,
    code: 'party_signed',
    detail: expect.stringContaining(signingStatus),
  })
  expect(await idsOf(account, id)).toEqual([party.id])
})

/** Creates a document with one party, which has a position. */
async function draftParty() {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const contact = await account.contact()
  const party = await account.party(id, { contactId: contact.id, signingOrder: 1 })
  const remove = () => account.client.DELETE(path, { params: { path: { id, partyId: party.id } } })
  return { account, id, contact, party, remove }
}

async function idsOf(account: TestAccount, id: string) {
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  return data?.parties.map((party) => party.id)
}
