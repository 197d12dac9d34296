import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, asParty, linkOf } = await useServer()
const path = '/api/v1/documents/{id}/marks/{partyId}'

test('200 with the mark of a party; 404 for a party of another document', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const [signed, other] = [await account.sentDocument({ requiredSignature: 'DRAWING' }), await account.sentDocument({})]
  const [partyId] = signed.parties as [string]
  const get = (id: string, by = account) => by.client.GET(path, { params: { path: { id, partyId } } })
  expect((await get(signed.id)).data).toEqual({ partyId, signature: null, initials: null })
  await sign(asParty(await linkOf(partyId)))
  expect((await get(signed.id)).data).toEqual({ partyId, signature: { strokes }, initials: null })
  expect((await get(other.id)).error).toMatchObject({ status: 404, code: 'party_not_found' })
  expect((await get(signed.id, stranger)).error).toMatchObject({ status: 404, code: 'document_not_found' })
})
