import { expect, test } from 'vitest'
import { system } from '#domain/events/store.ts'
import { type LockedDocument, withLockedDocument } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { db, pool, clock, services, newAccount } = await startServer()

/** The number of statements in this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.waiting
}

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

test('the time of a change is read after the lock', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ title: 'Lease' })
  const params = { path: { id } }
  const started = Date.parse('2030-01-01T00:00:00.000Z')
  clock.now = () => new Date(started)
  const blocked = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
    const request = account.client.PATCH('/api/v1/documents/{id}', { params, body: { title: 'Sublease' } })
    await expect.poll(() => countWaiting()).toBe(1)
    clock.now = () => new Date(started + 5000)
    return { request }
  })
  expect((await blocked.request).data).toMatchObject({ title: 'Sublease', updatedAt: '2030-01-01T00:00:05.000Z' })
  const { data } = await account.client.GET('/api/v1/documents/{id}/events', { params })
  expect(data!.events[0]).toMatchObject({ type: 'document.updated', at: '2030-01-01T00:00:05.000Z' })
  clock.now = () => new Date()
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
