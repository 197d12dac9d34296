import { expect, test } from 'vitest'
import { system } from '#domain/events/store.ts'
import { type LockedDocument, withLockedDocument } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, services, newAccount } = await useServer()

test('503 with Retry-After while another transaction holds the lock of the document', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ title: 'Lease' })
  const params = { path: { id } }
  const { error, response } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
    return account.client.PATCH('/api/v1/documents/{id}', { params, body: { title: 'Sublease' } })
  })
  expect(error).toMatchObject({
    status: 503,
    code: 'service_unavailable',
    detail: expect.stringContaining('Try again'),
  })
  expect(response.headers.get('retry-after')).toBe('2')
  expect((await account.client.GET('/api/v1/documents/{id}', { params })).data).toMatchObject({ title: 'Lease' })
  const again = await account.client.PATCH('/api/v1/documents/{id}', { params, body: { title: 'Sublease' } })
  expect(again.response.status).toBe(200)
})

test.each<[string, (document: LockedDocument) => unknown]>([
  ['An event', async (document) => document.record({ type: 'document.updated', actor: system })],
  ['A task', async (document) => document.beforeCommit(async () => {})],
  ['A statement', (document) => findStoredParties(document.tx, document.id)],
])('%s that a change begins after its end throws', async (_, begin) => {
  const { id } = await (await newAccount()).draftDocument()
  const document = await withLockedDocument(services, { id }, async (locked) => locked)
  await expect(begin(document)).rejects.toThrow(/not extensible|already committed/)
})
