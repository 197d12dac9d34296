import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { startServer } from '../../support/server.ts'
import { filledDocuments } from './filled.support.ts'

const server = await startServer()
const sentWith = filledDocuments(server)

/** Gets the session of a party with so many fields, as the bytes that arrive. */
async function sessionOf(fields: number, acceptEncoding?: string) {
  const { ids, party } = await sentWith((id) =>
    Array.from({ length: fields }, (_, index) => fieldOf(id, { name: `field${index}`, box: boxAt(index % 10) })),
  )
  const { data } = await (await party()).GET('/api/v1/signing-session')
  const headers = {
    authorization: `Bearer ${await server.linkOf(ids[0]!)}`,
    ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
  }
  const sent = request(`${server.baseUrl}/api/v1/signing-session`, { headers }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  expect(answer.statusCode).toBe(200)
  expect(Number(answer.headers['content-length'])).toBe(bytes.length)
  return { data: data!, bytes, headers: answer.headers }
}

test('a session with many fields is compressed for a browser that takes it, and stays the same', async () => {
  const { data, bytes, headers } = await sessionOf(200, 'gzip, deflate, br')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
  const text = gunzipSync(bytes).toString()
  expect(JSON.parse(text)).toEqual(data)
  expect(bytes.length).toBeLessThan(text.length / 8)
})

test.each([
  ['no encoding', 200, undefined],
  ['no compression', 200, 'gzip;q=0, identity'],
  ['gzip, but the session is small', 1, 'gzip'],
])('a client that accepts %s gets plain JSON', async (_, fields, acceptEncoding) => {
  const { data, bytes, headers } = await sessionOf(fields, acceptEncoding)
  expect(headers).not.toHaveProperty('content-encoding')
  expect(JSON.parse(bytes.toString())).toEqual(data)
})
