import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, newAccount } = await startServer()
const MB = 1024 * 1024
const type = 'multipart/form-data; boundary=xx'
const head = Buffer.from('--xx\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')

test('uploads that are not finished take little memory', async () => {
  const accounts = [await newAccount(), await newAccount()]
  const megabyte = Buffer.alloc(MB, 'x')
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const uploads = Array.from({ length: 16 }, (_, index) => {
    const { key } = accounts[index % 2]!
    const headers = { authorization: `Bearer ${key}`, 'content-type': type, 'content-length': 12 * MB }
    return request(`${baseUrl}/api/v1/documents`, { method: 'POST', headers }).on('error', () => {})
  })
  onTestFinished(() => uploads.forEach((sending) => void sending.destroy()))
  await Promise.all(
    uploads.map(async (sending) => {
      sending.write(head)
      for (let sent = 0; sent < 11; sent++) await new Promise((resolve) => sending.write(megabyte, resolve))
    }),
  )
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * MB)
  const { count } = db.fn
  const rows = await db
    .selectFrom('documents')
    .select(count('id').as('n'))
    .where('account_id', '=', accounts[0]!.id)
    .execute()
  expect(Number(rows[0]!.n)).toBe(0)
})
