import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, asParty, linkOf } = await useServer()
const path = '/api/v1/documents/{id}/marks/{partyId}'

test('200 with the mark of a party, from its signature on', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({ requiredSignature: 'DRAWING' })
  const [partyId] = parties as [string]
  const get = () => account.client.GET(path, { params: { path: { id, partyId } } })
  expect((await get()).data).toEqual({ partyId, signature: null, initials: null })
  await sign(asParty(await linkOf(partyId)))
  expect((await get()).data).toEqual({ partyId, signature: { strokes }, initials: null })
})
