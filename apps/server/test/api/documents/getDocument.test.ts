import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, newAccount, newKey } = await useServer()
const path = '/api/v1/documents/{id}'
const account = await newAccount()

test('200 with the document as it was created', async () => {
  const document = await account.draftDocument({ title: 'Lease', message: 'Please sign.', externalId: 'case-1' })
  const { data, response } = await account.client.GET(path, { params: { path: { id: document.id } } })
  expect(response.status).toBe(200)
  expect(data).toEqual(document)
})

test.each([
  { sent: {}, expected: { status: 'DRAFT', sentAt: null, completedAt: null } },
  {
    sent: { status: 'SENT', sent_at: '2030-01-02T03:04:05Z' },
    expected: { status: 'SENT', sentAt: '2030-01-02T03:04:05.000Z', completedAt: null },
  },
  {
    sent: { status: 'COMPLETED', sent_at: '2030-01-02T03:04:05.6Z', completed_at: '2030-01-03T00:00:00+02:00' },
    expected: { status: 'COMPLETED', sentAt: '2030-01-02T03:04:05.600Z', completedAt: '2030-01-02T22:00:00.000Z' },
  },
  {
    sent: { status: 'REJECTED', rejected_reason: 'The rent is wrong.' },
    expected: { status: 'REJECTED', rejectedReason: 'The rent is wrong.', cancelledReason: null },
  },
  {
    sent: { status: 'CANCELLED', cancelled_reason: 'Sent by mistake.' },
    expected: { status: 'CANCELLED', rejectedReason: null, cancelledReason: 'Sent by mistake.' },
  },
  { sent: { status: 'EXPIRED' }, expected: { status: 'EXPIRED' } },
] as const)('200 for a document that is $expected.status', async ({ sent, expected }) => {
  const { id } = await account.draftDocument()
  await db
    .updateTable('documents')
    .set({ updated_at: '2030-01-01T00:00:00Z', ...sent })
    .where('id', '=', id)
    .execute()
  const { data } = await account.client.GET(path, { params: { path: { id } } })
  expect(data).toMatchObject({ ...expected, updatedAt: '2030-01-01T00:00:00.000Z' })
})

test('200 with SEQUENTIAL while at least one party has a signing order', async () => {
  const { id } = await account.draftDocument()
  const mode = async () => (await account.client.GET(path, { params: { path: { id } } })).data?.signingMode
  await account.party(id)
  await account.party(id, { signingOrder: null })
  expect(await mode()).toBe('PARALLEL')
  const ordered = await account.party(id, { signingOrder: 1 })
  expect(await mode()).toBe('SEQUENTIAL')
  const party = { path: { id, partyId: ordered.id } }
  await account.client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: party })
  expect(await mode()).toBe('PARALLEL')
})

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

test.each([
  ['include=events', '/query/include/0', 'enum'],
  ['include=parties,events', '/query/include/1', 'enum'],
  ['include=parties,fields,parties', '/query/include', 'max_items'],
  ['include=', '/query/include', 'empty'],
])('400 for the query %s', async (query, pointer, code) => {
  const { id } = await account.draftDocument()
  const headers = { authorization: `Bearer ${account.key}` }
  const response = await fetch(`${baseUrl}/api/v1/documents/${id}?${query}`, { headers })
  expect(await response.json()).toMatchObject({ status: 400, code: 'request_invalid', errors: [{ pointer, code }] })
})
