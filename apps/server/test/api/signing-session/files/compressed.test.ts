import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from '../filled.support.ts'

const server = await useServer()
const sentWith = filledDocuments(server)

/** Creates a party with this number of fields. Returns a function that gets its session as the bytes that arrive. */
async function partyWith(fields: number) {
  const { ids, party } = await sentWith((id) =>
    Array.from({ length: fields }, (_, index) => fieldOf(id, { name: `field${index}`, box: boxAt(index % 10) })),
  )
  const { data } = await (await party()).GET('/api/v1/signing-session')
  return async (acceptEncoding?: string) => {
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
}

test('a large session is compressed for a client that accepts gzip, and plain for others', async () => {
  const [many, few] = [await partyWith(200), await partyWith(1)]
  const { data, bytes, headers } = await many('gzip, deflate, br')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
  const text = gunzipSync(bytes).toString()
  expect(JSON.parse(text)).toEqual(data)
  expect(bytes.length).toBeLessThan(text.length / 8)

  for (const plain of [await many(), await many('gzip;q=0, identity'), await few('gzip')]) {
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(JSON.parse(plain.bytes.toString())).toEqual(plain.data)
  }
})
