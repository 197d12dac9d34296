import { afterAll, expect, test } from 'vitest'
import { openPool } from '#platform/database/pool.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { maxRateLimit } from '#platform/settings/rate-limits.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { countElsewhere, limitKey, statusesOf, unknownKey } from './limits.support.ts'

const server = await useServer()
const { baseUrl, db, fetch, log, newAccount } = server
const { baseUrl: other, close } = await startAnotherApp({ services: server.services, trustProxy: 1 })
afterAll(close)

const get = (key: string, url = baseUrl) =>
  fetch(`${url}/api/v1/companies`, { headers: { authorization: `Bearer ${key}` } })
const quotaOf = ({ headers }: Response) => {
  const [, remaining, seconds] = /^"default";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? []
  return { policy: headers.get('ratelimit-policy'), remaining: Number(remaining), seconds: Number(seconds) }
}

test('successes and errors have a header with the rest of the limit', async () => {
  const account = await newAccount()
  const { key } = account
  await limitKey(db, account, 600)
  const send = (path: string, init?: RequestInit) =>
    fetch(baseUrl + path, { headers: { authorization: `Bearer ${key}` }, ...init })
  const answers = [
    await send('/api/v1/companies'),
    await send('/api/v1/companies/none'),
    await send('/api/v1/companies?colour=red'),
    await send('/api/v1/companies', { method: 'POST', body: new Blob(['{}']) }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 415])
  expect(answers.map(quotaOf)).toEqual(
    [599, 598, 597, 596].map((remaining) => ({
      policy: '"default";q=600;w=60',
      remaining,
      seconds: expect.any(Number),
    })),
  )
  for (const { seconds } of answers.map(quotaOf)) expect(seconds).toSatisfy((t: number) => t > 0 && t <= 60)
  const unknown = await send('/api/v1/companies', { headers: {} })
  expect([unknown.status, unknown.headers.has('ratelimit')]).toEqual([401, false])
})

test('429 for the first request over the limit, with the time to wait; the log names the key once', async () => {
  const account = await newAccount()
  const other = await newAccount()
  const id = await limitKey(db, account, 3)
  const answers = []
  for (let i = 0; i < 5; i++) answers.push(await get(account.key))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  const refused = answers.at(-1)!
  const { seconds } = quotaOf(refused)
  expect(quotaOf(refused)).toMatchObject({ policy: '"default";q=3;w=60', remaining: 0 })
  expect(refused.headers.get('retry-after')).toBe(String(seconds))
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json\b/)
  expect(await refused.json()).toMatchObject({
    code: 'rate_limit_exceeded',
    detail: `At most 3 requests a minute are allowed. Try again in ${seconds} seconds.`,
  })
  expect((await get(other.key)).status).toBe(200)
  const lines = log.filter((line) => line.includes('limit of requests'))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ caller: 'KEY', id, accountId: account.id }])
})

test('429 if a key and its creators have used up the limit together, also by a revoked key', async () => {
  const account = await newAccount()
  await limitKey(db, account, 6)
  const newKey = async ({ client } = account as Pick<typeof account, 'client'>) => {
    const body = { name: 'Import', scopes: ['contacts:read' as const, 'keys:write' as const] }
    return (await client.POST('/api/v1/api-keys', { body })).data!
  }
  const first = await newKey()
  const second = await newKey({ client: server.clientOf(first.secret) })
  expect((await get(first.secret)).status).toBe(200)
  await account.client.DELETE('/api/v1/api-keys/{id}', { params: { path: { id: first.id } } })
  expect((await get(first.secret, other)).status, 'on another server').toBe(401)
  expect((await get(second.secret)).status).toBe(200)
  expect((await get(second.secret)).status).toBe(200)
  for (const key of [second.secret, account.key]) expect((await get(key)).status).toBe(429)
})

test('two servers together admit the limit, and at most a twentieth of it more for each server', async () => {
  const account = await newAccount()
  const limit = 60
  await limitKey(db, account, limit)
  let admitted = 0
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([baseUrl, other].map((url) => statusesOf(4, url, account.key)))
    for (const statuses of answers) admitted += statuses[200] ?? 0
  }
  expect(admitted).toBeGreaterThanOrEqual(limit)
  expect(admitted).toBeLessThanOrEqual(limit + 2 * (limit / 20))
  for (const url of [baseUrl, other]) expect(await statusesOf(2, url, account.key)).toEqual({ 429: 2 })
})

test('a request over the limit needs no database, and a database that hangs changes no count', async () => {
  const [refused, busy] = [await newAccount(), await newAccount()]
  await limitKey(db, refused, 1)
  await limitKey(db, busy, 30)
  await statusesOf(2, baseUrl, refused.key)
  await statusesOf(1, baseUrl, busy.key)
  const blocker = openPool(server.pool.options, () => {})
  const client = await blocker.connect()
  try {
    await client.query('begin; lock table api_keys in access exclusive mode')
    expect(await statusesOf(3, baseUrl, refused.key)).toEqual({ 429: 3 })
    // 29 of them wait for the database, the others are over the limit.
    const waiting = statusesOf(40, baseUrl, busy.key)
    await expect.poll(() => log.filter((line) => line.includes('rate_limit_exceeded')).length).toBeGreaterThan(10)
    await client.query('rollback')
    expect(await waiting).toEqual({ 200: 29, 429: 11 })
  } finally {
    client.release(true)
    await blocker.end()
  }
})

test('the requests of a party count for both of its links, and for no other party', async () => {
  const account = await newAccount()
  const { parties } = await account.sentDocument({}, {})
  await countElsewhere(db, parties[0]!, maxRateLimit - 1)
  const read = async (partyId: string, kind?: 'API') =>
    server.asParty(await server.linkOf(partyId, kind)).GET('/api/v1/signing-session')
  expect((await read(parties[0]!)).response.status).toBe(200)
  const { response, error } = await read(parties[0]!, 'API')
  expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
  expect(quotaOf(response)).toMatchObject({ remaining: 0 })
  expect(quotaOf((await read(parties[1]!)).response).remaining).toBe(maxRateLimit - 1)
})

const getFrom = (address: string, key = unknownKey(), url = baseUrl) =>
  fetch(`${url}/api/v1/companies`, { headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address } })
const statusIn = ({ status }: Response) => status

test('429 for the 21st wrong key of a network in a minute; a right key is never refused', async () => {
  const { key } = await newAccount()
  const address = '203.0.113.1'
  const wrong = await Promise.all(
    Array.from({ length: 20 }, (_, index) => getFrom(address, unknownKey(), index % 2 ? baseUrl : other)),
  )
  expect(new Set(wrong.map(statusIn))).toEqual(new Set([401]))
  for (const url of [baseUrl, other]) {
    // A burst is counted a moment later.
    await expect.poll(async () => (await getFrom(address, unknownKey(), url)).status).toBe(429)
    const refused = await getFrom(address, unknownKey(), url)
    expect(refused.status).toBe(429)
    const seconds = refused.headers.get('retry-after')
    expect(refused.headers.get('ratelimit-policy')).toBe('"wrong-keys";q=20;w=60')
    expect(refused.headers.get('ratelimit')).toBe(`"wrong-keys";r=0;t=${seconds}`)
    expect(await refused.json()).toMatchObject({
      code: 'too_many_attempts',
      detail: `Too many wrong keys came from this address. Try again in ${seconds} seconds.`,
    })
  }
  const answers = [await getFrom(address, key), await getFrom(address, key, other), await getFrom('203.0.113.2')]
  expect(answers.map(statusIn)).toEqual([200, 200, 401])
  expect(log.filter((line) => line.includes('"caller":"NETWORK"'))).toHaveLength(1)
  // After the first 429, a server refuses from memory.
  const [count] = await db.selectFrom('rate_counts').select('requests').where('name', 'like', '%203.0.113.1').execute()
  expect(count!.requests).toBeLessThanOrEqual(22)
})

// failed-attempts.test.ts proves that they do not wait.
test('while many wrong keys of one address wait, other keys and links from it work', async () => {
  const address = '203.0.113.30'
  const { sentDocument } = await newAccount()
  const { parties } = await sentDocument({})
  const link = await server.linkOf(parties[0]!)
  const [used, unused] = [await newAccount(), await newAccount()]
  // Another server has used the key, as this one did before a restart.
  expect((await getFrom(address, used.key, other)).status).toBe(200)
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
  const flood = Promise.allSettled(Array.from({ length: 60 }, guess))
  await expect.poll(() => ended).toBeGreaterThanOrEqual(20)
  const answers = [await getFrom(address, used.key), await getFrom(address, unused.key)]
  expect(answers.map(statusIn)).toEqual([200, 200])
  const headers = { authorization: `Bearer ${link}`, 'x-forwarded-for': address }
  expect((await fetch(`${baseUrl}/api/v1/signing-session`, { headers })).status).toBe(200)
  stop.abort()
  await flood
})

test('a window restarts if it seems to last an hour because a clock was set back', async () => {
  const account = await newAccount()
  await countElsewhere(db, await limitKey(db, account, 5), 5, 3600)
  const { remaining, seconds } = quotaOf(await get(account.key))
  expect(remaining).toBe(4)
  expect(seconds).toBeLessThanOrEqual(60)
})
