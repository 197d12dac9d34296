import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, actAs, asParty, linkOf } = await useServer()

test('409 document_sealing for each change of a document that waits for its seal', async () => {
  const account = await newAccount()
  const contact = await account.contact()
  const { id, parties } = await account.sentDocument({ requiredSignature: 'CLICK_TO_SIGN' })
  await actAs(parties[0]!)
  const { client } = account
  const path = { id, partyId: parties[0]! }
  const answers = [
    await client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'No.' } }),
    await client.POST('/api/v1/documents/{id}/parties', {
      params: { path: { id } },
      body: { contactId: contact.id, role: 'SIGNER' },
    }),
    await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path },
      body: { role: 'SIGNER', name: 'Bo Ek' },
    }),
    await client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: { path } }),
    await client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params: { path } }),
  ]
  for (const { error } of answers) expect(error).toMatchObject({ status: 409, code: 'document_sealing' })
})

test('409 document_incomplete for a party without an address in a sent document', async () => {
  const account = await newAccount()
  const contact = await account.contact()
  const { id } = await account.sentDocument({})
  const body = { contactId: contact.id, role: 'SIGNER', deliveryMethod: 'EMAIL' } as const
  const { error } = await account.client.POST('/api/v1/documents/{id}/parties', { params: { path: { id } }, body })
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
})

test('409 document_not_sent for a scan after another party has rejected the document', async () => {
  const account = await newAccount()
  const { parties } = await account.sentDocument(
    { requiredSignature: 'MANUAL' },
    { requiredSignature: 'CLICK_TO_SIGN' },
  )
  const [scanning, rejecting] = [await linkOf(parties[0]!), await linkOf(parties[1]!)]
  await asParty(rejecting).POST('/api/v1/signing-session/open')
  const rejected = await asParty(rejecting).POST('/api/v1/signing-session/reject', { body: { reason: 'No.' } })
  expect(rejected.response.status).toBe(200)
  const file = new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' })
  const { error } = await asParty(scanning).POST('/api/v1/signing-session/scan', { body: { file: file as never } })
  expect(error).toMatchObject({ status: 409, code: 'document_not_sent' })
})
