import type { Scope } from '@paraph/contract'
import { expect, test } from 'vitest'
import { fullContact } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newKey } = await useServer()
const path = '/api/v1/documents/{id}/parties'
const account = await newAccount()

test('200 has every field of each party, in the order in which they were added', async () => {
  const contact = await fullContact(account)
  const { id } = await account.draftDocument()
  const first = await account.party(id, { contactId: contact.id, role: 'ACCEPTOR', signingOrder: 2 })
  const second = await account.party(id, { role: 'REVIEWER', deliveryMethod: 'NONE' })
  const { data } = await account.client.GET(path, { params: { path: { id } } })
  expect(second.sendStatus).toBeNull()
  expect(data).toEqual({ parties: [first, second].map((party) => ({ ...party, signingUrl: null })) })
})

test('200 without signing URLs for a key that may only read', async () => {
  const { id } = await account.sentDocument({}, {})
  const urlsFor = async (...scopes: Scope[]) => {
    const { client } = await newKey(account.id, scopes)
    const { data } = await client.GET(path, { params: { path: { id } } })
    return data?.parties.map(({ signingUrl }) => signingUrl)
  }
  expect(await urlsFor('documents:read', 'contacts:write', 'keys:write')).toEqual([null, null])
  expect(await urlsFor('documents:read', 'documents:write')).toEqual([expect.any(String), expect.any(String)])
})
