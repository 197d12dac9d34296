import { createClient, Paraph } from '@paraph/client'
import { expect, test } from 'vitest'
import { deleteEnded, setRateLimit } from '#api/limits/store.ts'
import { revokeKey } from '#domain/accounts/store.ts'
import { openPool } from '#platform/database/pool.ts'
import { startServer } from '../../support/server.ts'
import { countElsewhere, keyIdOf, limitKey, startAnother, statusesOf } from './limits.support.ts'

const server = await startServer({ rateLimits: { key: 600, link: 600 } })
const { baseUrl, clock, db, fetch, log, newAccount } = server
const others = [await startAnother(server), await startAnother(server)]

const get = (key: string, url = baseUrl) =>
  fetch(`${url}/api/v1/companies`, { headers: { authorization: `Bearer ${key}` } })
const quotaOf = ({ headers }: Response) => {
  const [, remaining, seconds] = /^"default";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? []
  return { policy: headers.get('ratelimit-policy'), remaining: Number(remaining), seconds: Number(seconds) }
}

test('successes and errors have a header with the rest of the limit; an answer to an unknown caller has none', async () => {
  const { key } = await newAccount()
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
  for (const { seconds } of answers.map(quotaOf)) expect(seconds).toSatisfy((t: number) => t > 30 && t <= 60)
  const unknown = await send('/api/v1/companies', { headers: {} })
  expect([unknown.status, unknown.headers.has('ratelimit')]).toEqual([401, false])
})

test('429 for the first request over the limit of the key, with the time to wait, and the log names the key once', async () => {
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

test('429 for a key whose creator, and the keys that it created and revoked, have used up the limit', async () => {
  const account = await newAccount()
  await limitKey(db, account, 6)
  const newKey = async () => {
    const body = { name: 'Import', scopes: ['contacts:read' as const] }
    return (await account.client.POST('/api/v1/api-keys', { body })).data!
  }
  const [first, second] = [await newKey(), await newKey()]
  expect((await get(first.secret)).status).toBe(200)
  await account.client.DELETE('/api/v1/api-keys/{id}', { params: { path: { id: first.id } } })
  expect([await get(second.secret), await get(second.secret)].map(({ status }) => status)).toEqual([200, 200])
  for (const key of [second.secret, account.key]) expect((await get(key)).status).toBe(429)
})

test('of 60 requests at once, exactly as many as the limit are answered', async () => {
  const account = await newAccount()
  await limitKey(db, account, 40)
  expect(await statusesOf(60, baseUrl, account.key)).toEqual({ 200: 40, 429: 20 })
})

test('three servers together admit the limit, and at most a twentieth of it more for each server', async () => {
  const account = await newAccount()
  const limit = 100
  await limitKey(db, account, limit)
  const urls = [baseUrl, ...others]
  let admitted = 0
  for (let round = 0; round < 15; round++) {
    const answers = await Promise.all(urls.map((url) => statusesOf(4, url, account.key)))
    for (const statuses of answers) admitted += statuses[200] ?? 0
  }
  expect(admitted).toBeGreaterThanOrEqual(limit)
  expect(admitted).toBeLessThanOrEqual(limit + urls.length * (limit / 20))
  for (const url of urls) expect(await statusesOf(2, url, account.key)).toEqual({ 429: 2 })
})

test('with more processes, each one tells the others its counts sooner', async () => {
  const account = await newAccount()
  const id = await limitKey(db, account, 600)
  const url = await startAnother(server, 10)
  for (let request = 0; request < 8; request++) await statusesOf(1, url, account.key)
  const count = () => db.selectFrom('rate_counts').select('requests').where('name', '=', id).executeTakeFirst()
  // One process alone would keep back 29 of them.
  await expect.poll(async () => (await count())?.requests).toBeGreaterThanOrEqual(6)
})

test('a server that was started later knows the count of the others', async () => {
  const account = await newAccount()
  await limitKey(db, account, 20)
  await statusesOf(20, baseUrl, account.key)
  const later = await startAnother(server)
  await expect.poll(() => statusesOf(1, later, account.key)).toEqual({ 429: 1 })
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

test('requests still count if their look-up in the database fails', async () => {
  const account = await newAccount()
  await limitKey(db, account, 3)
  await statusesOf(1, baseUrl, account.key)
  await db.schema.alterTable('rate_counts').renameTo('rate_counts_away').execute()
  expect(await statusesOf(1, baseUrl, account.key)).toEqual({ 500: 1 })
  await db.schema.alterTable('rate_counts_away').renameTo('rate_counts').execute()
  expect(await statusesOf(3, baseUrl, account.key)).toEqual({ 200: 1, 429: 2 })
})

test('the count restarts when the window ends, and only the clock of the database decides when', async () => {
  const account = await newAccount()
  const id = await limitKey(db, account, 5)
  clock.now = () => new Date(Date.now() + 3_600_000)
  await countElsewhere(db, id, 5, 1.5)
  const refused = await get(account.key)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  await expect.poll(async () => (await get(account.key)).status).toBe(200)
  expect(quotaOf(await get(account.key)).remaining).toBe(3)
  clock.now = () => new Date()
})

test('a window restarts if it seems to last an hour because a clock was set back', async () => {
  const account = await newAccount()
  await countElsewhere(db, await limitKey(db, account, 5), 5, 3600)
  const { remaining, seconds } = quotaOf(await get(account.key))
  expect(remaining).toBe(4)
  expect(seconds).toBeLessThanOrEqual(60)
})

test('a new limit of a key applies from the next request on', async () => {
  const account = await newAccount()
  const id = await keyIdOf(db, account)
  expect(quotaOf(await get(account.key))).toMatchObject({ policy: '"default";q=600;w=60', remaining: 599 })
  await setRateLimit(db, id, 1000)
  expect(quotaOf(await get(account.key))).toMatchObject({ policy: '"default";q=1000;w=60', remaining: 998 })
  await setRateLimit(db, id, 2)
  await get(account.key)
  expect((await get(account.key)).status).toBe(429)
})

test('401 for a revoked or deleted key; a key over its limit gets 401 when the window has ended', async () => {
  const [revoked, deleted, over] = [await newAccount(), await newAccount(), await newAccount()]
  for (const { key } of [revoked, deleted]) expect((await get(key)).status).toBe(200)
  await revokeKey(db, await keyIdOf(db, revoked), new Date())
  await db.deleteFrom('api_keys').where('account_id', '=', deleted.id).execute()
  const id = await limitKey(db, over, 1)
  await countElsewhere(db, id, 1, 1.5)
  expect((await get(over.key)).status).toBe(429)
  await revokeKey(db, id, new Date())
  for (const { key } of [revoked, deleted]) expect((await get(key)).status).toBe(401)
  await expect.poll(async () => (await get(over.key)).status).toBe(401)
})

test('the client waits as long as the server asks, and then gets its answer', async () => {
  const account = await newAccount()
  await countElsewhere(db, await limitKey(db, account, 5), 5, 1.5)
  const started = performance.now()
  const paraph = new Paraph({ baseUrl, apiKey: account.key })
  expect((await paraph.companies.list()).companies).toEqual([])
  expect(performance.now() - started).toBeGreaterThan(1_500)
  const { response } = await createClient({ baseUrl, apiKey: account.key }).GET('/api/v1/companies')
  expect(quotaOf(response).remaining).toBe(3)
})

test('the requests of a party count for both of its links, and for no other party', async () => {
  const account = await newAccount()
  const { parties } = await account.sentDocument({}, {})
  await countElsewhere(db, parties[0]!, 599)
  const read = async (partyId: string, kind?: 'API') =>
    server.asParty(await server.linkOf(partyId, kind)).GET('/api/v1/signing-session')
  expect((await read(parties[0]!)).response.status).toBe(200)
  const { response, error } = await read(parties[0]!, 'API')
  expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
  expect(quotaOf(response)).toMatchObject({ policy: '"default";q=600;w=60', remaining: 0 })
  expect(quotaOf((await read(parties[1]!)).response).remaining).toBe(599)
})

test('the counts of ended windows are deleted', async () => {
  await countElsewhere(db, 'old', 1, -1)
  await countElsewhere(db, 'new', 1)
  await deleteEnded(db)
  const names = await db.selectFrom('rate_counts').select('name').where('name', 'in', ['old', 'new']).execute()
  expect(names).toEqual([{ name: 'new' }])
})
