import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { db, newAccount, newKey } = await startServer()
const path = '/api/v1/documents/{id}/parties/{partyId}'

test('200 with every field of the party, and its signingUrl', async () => {
  const account = await newAccount()
  const company = await account.company()
  const contact = await account.contact({
    email: 'anna.lindqvist@example.com',
    phone: '070-174 06 05',
    ssn: '19900101-0017',
    externalId: 'crm-4711',
    companyId: company.id,
    companyRole: 'Managing director',
  })
  const { id } = await account.draftDocument()
  const party = await account.party(id, {
    contactId: contact.id,
    role: 'ACCEPTOR',
    signingOrder: 2,
    deliveryMethod: 'SMS',
    requiredSignature: 'BANKID',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  })
  const { data, response } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    id: party.id,
    documentId: id,
    name: 'Anna Lindqvist',
    role: 'ACCEPTOR',
    signedAt: null,
    readStatus: 'NOT_OPENED',
    signingStatus: 'NOT_SIGNED',
    deliveryMethod: 'SMS',
    requiredSignature: 'BANKID',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
    sendStatus: 'NOT_SENT',
    email: 'anna.lindqvist@example.com',
    phone: '+46701740605',
    companyName: 'Lindqvist Bygg AB',
    companyRole: 'Managing director',
    companyOrgNumber: '556016-0680',
    externalId: 'crm-4711',
    companyId: company.id,
    ssn: '19900101-0017',
    country: null,
    signingOrder: 2,
    signingUrl: null,
  })
})

test('200 with null for every field without a value', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const party = await account.party(id, { contactId: (await account.contact()).id })
  const methods = { delivery_method: null, required_signature: null, two_step_verification: null, send_status: null }
  await db.updateTable('parties').set(methods).where('id', '=', party.id).execute()
  const { data } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  expect(data).toEqual({
    id: party.id,
    documentId: id,
    name: 'Anna Lindqvist',
    role: 'SIGNER',
    readStatus: 'NOT_OPENED',
    signingStatus: 'NOT_SIGNED',
    signedAt: null,
    deliveryMethod: null,
    requiredSignature: null,
    twoStepVerification: null,
    sendStatus: null,
    email: null,
    phone: null,
    companyName: null,
    companyRole: null,
    companyOrgNumber: null,
    externalId: null,
    companyId: null,
    ssn: null,
    country: null,
    signingOrder: null,
    signingUrl: null,
  })
})

test.each([
  {
    is: { readStatus: 'OPENED', signingStatus: 'NOT_SIGNED', sendStatus: 'SENT', signedAt: null },
    row: { read_status: 'OPENED', signing_status: 'NOT_SIGNED', send_status: 'SENT', signed_at: null },
  },
  {
    is: { readStatus: 'READ', signingStatus: 'REJECTED', sendStatus: 'BOUNCED', signedAt: null },
    row: { read_status: 'READ', signing_status: 'REJECTED', send_status: 'BOUNCED', signed_at: null },
  },
  {
    is: {
      readStatus: 'READ',
      signingStatus: 'SIGNED',
      sendStatus: 'DELIVERED',
      signedAt: '2026-11-21T08:30:00.120Z',
    },
    row: {
      read_status: 'READ',
      signing_status: 'SIGNED',
      send_status: 'DELIVERED',
      signed_at: '2026-11-21 09:30:00.12+01',
    },
  },
] as const)('200 with the current state of the party: $is.signingStatus, $is.readStatus', async ({ is, row }) => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const party = await account.party(id)
  await db.updateTable('parties').set(row).where('id', '=', party.id).execute()
  const { data } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  expect(data).toMatchObject(is)
})

test('200 with the same snapshot after the company was changed, and the contact and the company were deleted', async () => {
  const account = await newAccount()
  const company = await account.company('Before AB')
  const contact = await account.contact({ companyId: company.id })
  const { id } = await account.draftDocument()
  const party = await account.party(id, { contactId: contact.id })
  const to = (id: string) => ({ params: { path: { id } } })
  await account.client.PATCH('/api/v1/companies/{id}', { ...to(company.id), body: { name: 'After AB' } })
  expect((await account.client.DELETE('/api/v1/contacts/{id}', to(contact.id))).response.status).toBe(200)
  expect((await account.client.DELETE('/api/v1/companies/{id}', to(company.id))).response.status).toBe(200)
  const { data } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  expect(data).toEqual({ ...party, signingUrl: null })
  expect(data).toMatchObject({ companyName: 'Before AB', companyId: company.id })
})

test('404 for a party of another account, under its own document and under a document of the caller', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.draftDocument()
  const party = await owner.party(id)
  const own = await stranger.draftDocument()
  const get = async (id: string) =>
    (await stranger.client.GET(path, { params: { path: { id, partyId: party.id } } })).error
  expect(await get(id)).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await get(own.id)).toMatchObject({ status: 404, code: 'party_not_found' })
})

test('404 for a party of another document of the same account', async () => {
  const account = await newAccount()
  const [one, other] = [await account.draftDocument(), await account.draftDocument()]
  const party = await account.party(one.id)
  const { error } = await account.client.GET(path, { params: { path: { id: other.id, partyId: party.id } } })
  expect(error).toMatchObject({ status: 404, code: 'party_not_found' })
})

test.each([
  ['that does not exist', '01kakxv3xqf0ftbbyqcqzv0zqs'],
  ['that is malformed', 'nonsense'],
  ['with a NUL', '\0'],
  ['with a slash', '1/remind'],
  ['with a letter outside ASCII', 'å'],
  ['that is very long', 'x'.repeat(4000)],
])('404 for a document id or a party id %s', async (_, unknown) => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const { id: partyId } = await account.party(id)
  const get = async (path_: { id: string; partyId: string }) =>
    (await account.client.GET(path, { params: { path: path_ } })).error
  expect(await get({ id, partyId: unknown })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await get({ id, partyId: `pty_${unknown}` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await get({ id, partyId: `${partyId}\0` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await get({ id: unknown, partyId })).toMatchObject({ status: 404, code: 'document_not_found' })
})

test('404 if the ids of the document and the party are swapped', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const party = await account.party(id)
  const { error } = await account.client.GET(path, { params: { path: { id: party.id, partyId: id } } })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
})

test('200 without a signing URL for a key that may only read', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  const params = { path: { id, partyId: parties[0]! } }
  const { client } = await newKey(account.id, ['documents:read'])
  expect((await client.GET(path, { params })).data?.signingUrl).toBeNull()
  expect((await account.client.GET(path, { params })).data?.signingUrl).toEqual(expect.any(String))
})
