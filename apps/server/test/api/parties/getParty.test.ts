import { expect, test } from 'vitest'
import { findStoredParty } from '#domain/parties/stored-party-store.ts'
import { bareParty, fullContact, fullParty } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, newKey } = await useServer()
const path = '/api/v1/documents/{id}/parties/{partyId}'
const account = await newAccount()

test('200 with every field of the party, and its signingUrl', async () => {
  const contact = await fullContact(account)
  const { id } = await account.draftDocument()
  const fields = {
    role: 'ACCEPTOR',
    signingOrder: 2,
    deliveryMethod: 'SMS',
    requiredSignature: 'BANKID',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  } as const
  const party = await account.party(id, { contactId: contact.id, ...fields })
  const { data, response } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  expect(response.status).toBe(200)
  const ids = { id: party.id, documentId: id, companyId: contact.company!.id }
  expect(data).toEqual({ ...fullParty, ...fields, ...ids, signingUrl: null })
})

test('200 with null for every field without a value; the rules read NONE', async () => {
  const { id } = await account.draftDocument()
  const party = await account.party(id, { contactId: (await account.contact()).id })
  const columns = { delivery_method: null, required_signature: null, two_step_verification: null, send_status: null }
  await db.updateTable('parties').set(columns).where('id', '=', party.id).execute()
  const { data } = await account.client.GET(path, { params: { path: { id, partyId: party.id } } })
  const methods = { deliveryMethod: null, requiredSignature: null, twoStepVerification: null, sendStatus: null }
  expect(data).toEqual({ ...bareParty, ...methods, id: party.id, documentId: id, signingUrl: null })
  const none = { deliveryMethod: 'NONE', requiredSignature: 'NONE', twoStepVerification: 'NONE' }
  expect(await findStoredParty(db, { id, partyId: party.id })).toMatchObject({ ...none, sendStatus: null })
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

test('200 with the same party after its company was changed, and its contact and company were deleted', async () => {
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

test('200 without a signing URL for a key that may only read', async () => {
  const { id, parties } = await account.sentDocument({})
  const params = { path: { id, partyId: parties[0]! } }
  const { client } = await newKey(account.id, ['documents:read'])
  expect((await client.GET(path, { params })).data?.signingUrl).toBeNull()
  expect((await account.client.GET(path, { params })).data?.signingUrl).toEqual(expect.any(String))
})
