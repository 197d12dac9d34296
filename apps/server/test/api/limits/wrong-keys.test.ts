import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import { startAnother, unknownKey } from './limits.support.ts'

const server = await startServer()
const { baseUrl, db, fetch, log, newAccount } = server
const other = await startAnother(server)

const get = (address: string, key = unknownKey(), url = baseUrl) =>
  fetch(`${url}/api/v1/companies`, { headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address } })
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status)

test('429 for the 21st wrong key of a network in a minute, on all servers; a right key is never refused', async () => {
  const { key } = await newAccount()
  const address = '192.0.2.1'
  const wrong = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(address, unknownKey(), index % 2 ? baseUrl : other)),
  )
  expect(new Set(statusesOf(wrong))).toEqual(new Set([401]))
  for (const url of [baseUrl, other]) {
    // A burst is counted a moment later.
    await expect.poll(async () => (await get(address, unknownKey(), url)).status).toBe(429)
    const refused = await get(address, unknownKey(), url)
    expect(refused.status).toBe(429)
    const seconds = refused.headers.get('retry-after')
    expect(refused.headers.get('ratelimit-policy')).toBe('"wrong-keys";q=20;w=60')
    expect(refused.headers.get('ratelimit')).toBe(`"wrong-keys";r=0;t=${seconds}`)
    expect(await refused.json()).toMatchObject({
      code: 'too_many_attempts',
      detail: `Too many wrong keys came from this address. Try again in ${seconds} seconds.`,
    })
  }
  expect(statusesOf([await get(address, key), await get(address, key, other), await get('192.0.2.2')])).toEqual([
    200, 200, 401,
  ])
  expect(log.filter((line) => line.includes('"caller":"NETWORK"'))).toHaveLength(1)
  // After the first 429, a server refuses from memory.
  const [count] = await db.selectFrom('rate_counts').select('requests').where('name', 'like', '%192.0.2.1').execute()
  expect(count!.requests).toBeLessThanOrEqual(22)
})

test('the addresses of one IPv6 network count together', async () => {
  for (let i = 0; i < 20; i++) expect((await get(`2001:db8:1:2::${i}`)).status).toBe(401)
  expect((await get('2001:db8:1:2:a:b:c:d')).status).toBe(429)
  expect((await get('2001:db8:1:3::1')).status).toBe(401)
})

test('a request without a key counts as no attempt', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.9' }
  for (let i = 0; i < 25; i++) expect((await fetch(`${baseUrl}/api/v1/companies`, { headers })).status).toBe(401)
})

test('while one address tries wrong keys, other keys and links from it work at once, at their first use too', async () => {
  const address = '192.0.2.30'
  const { sentDocument } = await newAccount()
  const { parties } = await sentDocument({})
  const link = await server.linkOf(parties[0]!)
  const [used, unused] = [await newAccount(), await newAccount()]
  // Another server has used the key, as this one did before a restart.
  expect((await get(address, used.key, other)).status).toBe(200)
  const stop = new AbortController()
  let ended = 0
  // Aborted requests can not be judged, so they are not recorded.
  const guess = () =>
    globalThis
      .fetch(`${baseUrl}/api/v1/companies`, {
        headers: { authorization: `Bearer ${unknownKey()}`, 'x-forwarded-for': address },
        signal: stop.signal,
      })
      .finally(() => ended++)
  const flood = Promise.allSettled(Array.from({ length: 150 }, guess))
  await expect.poll(() => ended).toBeGreaterThanOrEqual(20)
  expect(statusesOf([await get(address, used.key), await get(address, unused.key)])).toEqual([200, 200])
  const headers = { authorization: `Bearer ${link}`, 'x-forwarded-for': address }
  expect((await fetch(`${baseUrl}/api/v1/signing-session`, { headers })).status).toBe(200)
  // The wrong ones still wait.
  expect(ended).toBeLessThan(150)
  stop.abort()
  await flood
})
