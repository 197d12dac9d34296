import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, fetch, newAccount } = await useServer()
const account = await newAccount()

test('HEAD is answered as GET without the body: a list, a file, a fault and a missing key', async () => {
  const { id } = await account.draftDocument()
  const key = { authorization: `Bearer ${account.key}` }
  const cases = [
    ['/api/v1/documents?limit=5', key, 200],
    [`/api/v1/documents/${id}/file`, key, 200],
    ['/api/v1/documents?limit=0', key, 400],
    ['/api/v1/documents/doc_none', key, 404],
    [`/api/v1/documents/${id}`, {}, 401],
  ] as const
  for (const [path, headers, status] of cases) {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map(async (method) => {
        const response = await fetch(`${baseUrl}${path}`, { method, headers })
        const { 'content-length': length, 'content-type': type } = Object.fromEntries(response.headers)
        return { status: response.status, length, type, body: await response.text() }
      }),
    )
    expect(head, path).toEqual({ ...get, body: '' })
    expect(head!.status, path).toBe(status)
  }
})
