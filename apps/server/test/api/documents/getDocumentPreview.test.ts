import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, preview } = await useServer()
const path = '/api/v1/documents/{id}/preview'

test('404 while a draft has no preview; then 200 with it', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const get = () => account.client.GET(path, { params: { path: { id } }, parseAs: 'arrayBuffer' })
  expect((await get()).error).toMatchObject({ status: 404, code: 'preview_not_found' })
  await preview(id)
  const { data, response } = await get()
  const bytes = Buffer.from(data as unknown as ArrayBuffer)
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
  })
})
