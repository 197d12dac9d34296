import { expect, test } from 'vitest'
import { useServer } from '../../support/server.ts'

const { db, newAccount, newKey } = await useServer()
const path = '/api/v1/documents/{id}/parties/{partyId}'
const account = await newAccount()

test('200 with every field of the party, and its signingUrl', async () => {
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

const states = [
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
] as const

test('200 with the current state of the party', async () => {
  const { id } = await account.draftDocument()
  const party = await account.party(id)
  for (const { is, row } of states) {
    await db.updateTable('parties').set(row).where('id', '=', party.id).execute()
    const { data } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
    expect(data).toMatchObject(is)
  }
})

test('200 with the same snapshot after the company was changed, and the contact and the company were deleted', async () => {
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

test('404 for a party of another account or of another document, for swapped ids, and for ids that no party has', async () => {
  const stranger = await newAccount()
  const { id } = await account.draftDocument()
  const [own, other] = [await stranger.draftDocument(), await account.draftDocument()]
  const { id: partyId } = await account.party(id)
  const codeOf = async (id: string, partyId: string, { client } = account) => {
    const { error } = await client.GET(path, { params: { path: { id, partyId } } })
    return [error?.status, error?.code]
  }
  const [noDocument, noParty] = [[404, 'document_not_found'], [404, 'party_not_found']] // prettier-ignore
  expect(await codeOf(id, partyId, stranger)).toEqual(noDocument)
  expect(await codeOf(own.id, partyId, stranger)).toEqual(noParty)
  expect(await codeOf(other.id, partyId)).toEqual(noParty)
  expect(await codeOf(partyId, id)).toEqual(noDocument)
  expect(await codeOf(id, `${partyId}\0`)).toEqual(noParty)
  for (const unknown of ['01kakxv3xqf0ftbbyqcqzv0zqs', 'nonsense', '\0', '1/remind', 'å', 'x'.repeat(4000)]) {
    expect(await codeOf(id, unknown), unknown).toEqual(noParty)
    expect(await codeOf(id, `pty_${unknown}`), unknown).toEqual(noParty)
    expect(await codeOf(unknown, partyId), unknown).toEqual(noDocument)
  }
})

test('200 without a signing URL for a key that may only read', async () => {
  const { id, parties } = await account.sentDocument({})
  const params = { path: { id, partyId: parties[0]! } }
  const { client } = await newKey(account.id, ['documents:read'])
  expect((await client.GET(path, { params })).data?.signingUrl).toBeNull()
  expect((await account.client.GET(path, { params })).data?.signingUrl).toEqual(expect.any(String))
})
