import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newKey } = await useServer()
const path = '/api/v1/documents/{id}'
const account = await newAccount()

test('200 with the parties and fields that `include` asks for, as their lists have them', async () => {
  const { id } = await account.draftDocument()
  const params = { path: { id } }
  const get = async (client: typeof account.client, ...include: ('parties' | 'fields')[]) =>
    (await client.GET(path, { params: { ...params, ...(include.length > 0 && { query: { include } }) } })).data
  const draft = await get(account.client)
  expect(await get(account.client, 'parties', 'fields')).toEqual({ ...draft, parties: [], fields: [] })
  const ids = [await account.party(id), await account.party(id, { signingOrder: 1 })].map((party) => party.id)
  const body = { fields: ids.map((partyId, row) => fieldOf(partyId, { box: boxAt(row) })) }
  await account.client.POST('/api/v1/documents/{id}/fields', { params, body })
  await account.client.POST('/api/v1/documents/{id}/send', { params })

  const { client: reader } = await newKey(account.id, ['documents:read'])
  for (const client of [account.client, reader]) {
    const plain = await get(client)
    expect(plain).not.toHaveProperty('parties')
    expect(plain).not.toHaveProperty('fields')
    const { parties } = (await client.GET('/api/v1/documents/{id}/parties', { params })).data!
    const { fields } = (await client.GET('/api/v1/documents/{id}/fields', { params })).data!
    expect([parties.length, fields.length]).toEqual([2, 2])
    expect(parties.map(({ signingUrl }) => signingUrl !== null)).toEqual(Array(2).fill(client === account.client))
    expect(await get(client, 'parties')).toEqual({ ...plain, parties })
    expect(await get(client, 'fields')).toEqual({ ...plain, fields })
    expect(await get(client, 'fields', 'parties')).toEqual({ ...plain, parties, fields })
  }
})
