import { expect, test } from 'vitest'
import { idleTransactionTimeout } from '../../src/database/pool.ts'
import { startServer } from '../support/server.ts'

const { db, pool, newAccount } = await startServer()

test("503 with Retry-After while another transaction holds the document's lock; the document is unchanged", async () => {
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
}, 30_000)

test('an idle transaction loses its locks after the idle timeout', async () => {
  const { rows } = await pool.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: `${idleTransactionTimeout / 60_000}min` }])
})
