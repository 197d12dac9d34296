import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl } = await useServer()

/** `fetch` would decompress the body. */
async function get(headers: Record<string, string>) {
  const [response] = (await once(request(`${baseUrl}/openapi.json`, { headers }).end(), 'response')) as [
    IncomingMessage,
  ]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test.each([
  ['gzip', 'gzip', gunzipSync, 0.2],
  [undefined, 'identity', (body: Buffer) => body, 1],
])(
  'the spec is sent with the content-encoding %s to a client that accepts %s',
  async (encoding, accepted, read, part) => {
    const { status, headers, body } = await get({ 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(JSON.parse(String(read(body)))).toEqual(document)
    expect(body.length).toBeLessThanOrEqual(Buffer.byteLength(JSON.stringify(document)) * part)
  },
)

test('304 without a body for a client that has the spec', async () => {
  const first = await get({ 'accept-encoding': 'gzip' })
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': first.headers.etag! })
  expect([again.status, again.body.length]).toEqual([304, 0])
})
