import { expect, test } from 'vitest'
import { bareParty, fullContact, fullParty } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const account = await newAccount()

const get = async (id: string, partyId: string) =>
  account.client.GET('/api/v1/documents/{id}/parties/{partyId}', { params: { path: { id, partyId } } })

test('200 with every field of the party, or null for each without a value, and its signingUrl', async () => {
  const contact = await fullContact(account)
  const { id } = await account.draftDocument()
  const fields = {
    role: 'ACCEPTOR',
    signingOrder: 2,
    deliveryMethod: 'SMS',
    requiredSignature: 'BANKID',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  } as const
  const full = await account.party(id, { contactId: contact.id, ...fields })
  const { data } = await get(id, full.id)
  const ids = { id: full.id, documentId: id, companyId: contact.company!.id }
  expect(data).toEqual({ ...fullParty, ...fields, ...ids, signingUrl: null })
  const bare = await account.party(id, { contactId: (await account.contact()).id })
  expect((await get(id, bare.id)).data).toEqual({ ...bareParty, id: bare.id, documentId: id, signingUrl: null })
})

test('200 with the same party after its contact and company were deleted', async () => {
  const company = await account.company('Before AB')
  const contact = await account.contact({ companyId: company.id })
  const { id } = await account.draftDocument()
  const party = await account.party(id, { contactId: contact.id })
  const to = (id: string) => ({ params: { path: { id } } })
  await account.client.PATCH('/api/v1/companies/{id}', { ...to(company.id), body: { name: 'After AB' } })
  expect((await account.client.DELETE('/api/v1/contacts/{id}', to(contact.id))).response.status).toBe(200)
  expect((await account.client.DELETE('/api/v1/companies/{id}', to(company.id))).response.status).toBe(200)
  const { data } = await get(id, party.id)
  expect(data).toEqual({ ...party, signingUrl: null })
  expect(data).toMatchObject({ companyName: 'Before AB', companyId: company.id })
})
