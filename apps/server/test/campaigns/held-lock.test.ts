import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()

test('503 with Retry-After while another transaction holds the lock of the document', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ title: 'Lease' })
  const params = { path: { id } }
  const { error, response } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
    return account.client.PATCH('/api/v1/documents/{id}', { params, body: { title: 'Sublease' } })
  })
  expect(error).toMatchObject({ code: 'service_unavailable', detail: expect.stringContaining('Try again') })
  expect(response.headers.get('retry-after')).toBe('2')
  expect((await account.client.GET('/api/v1/documents/{id}', { params })).data).toMatchObject({ title: 'Lease' })
  const again = await account.client.PATCH('/api/v1/documents/{id}', { params, body: { title: 'Sublease' } })
  expect(again.response.status).toBe(200)
})
