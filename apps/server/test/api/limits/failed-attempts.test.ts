import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openExistence } from '#api/limits/existence.ts'
import { type Credential, openFailedAttempts } from '#api/limits/failed-attempts.ts'
import { networkOf } from '#api/limits/network.ts'

const ADDRESS = { ip: '192.0.2.1' }

const right = (sha256: string) => ({ sha256, isGenuine: async () => true })
const wrong = (sha256: string) => ({ sha256, isGenuine: async () => false })

test('many wrong credentials from one address wait and cause few look-ups; right ones do not wait, not even the first time', async () => {
  const attempts = openFailedAttempts()
  let lookUps = 0
  let ended = 0
  const findNothing = async () => void lookUps++
  const guess = (index: number) => attempts.lookUp(wrong(`wrong ${index}`), ADDRESS, findNothing).finally(() => ended++)
  expect(await attempts.lookUp(right('known'), ADDRESS, async () => 'account')).toBe('account')
  const flood = Promise.allSettled(Array.from({ length: 300 }, (_, index) => guess(index)))
  await attempts.lookUp(wrong('wrong'), { ip: '198.51.100.7' }, findNothing)
  for (const name of ['known', 'new'])
    for (let time = 0; time < 50; time++)
      expect(await attempts.lookUp(right(name), ADDRESS, async () => `the account of ${name}`)).toBe(
        `the account of ${name}`,
      )
  // Only the first 20 had no wait.
  expect(ended).toBeLessThan(30)
  const results = await flood
  expect(lookUps).toBe(21)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(178)
  for (const { reason } of refused)
    expect(reason).toMatchObject({
      code: 'too_many_attempts',
      headers: { 'retry-after': '5', ratelimit: '"unknown-credentials";r=0;t=5' },
    })
})

test('a right credential does not count as a failed attempt; after its revocation, it does', async () => {
  const attempts = openFailedAttempts()
  let lookUps = 0
  for (let index = 0; index < 100; index++) {
    expect(await attempts.lookUp(right(`key ${index}`), ADDRESS, async () => ++lookUps)).toBe(index + 1)
  }
  const before = performance.now()
  // It seems to be genuine, but is not found.
  for (let index = 0; index < 100; index++)
    expect(await attempts.lookUp(right('key 1'), ADDRESS, async () => undefined)).toBeUndefined()
  // The first 20 failures and the known credential do not wait. Each further failure waits 50 ms.
  expect(performance.now() - before).toBeGreaterThan(3_500)
})

test('many concurrent first requests with one credential do not wait for each other', async () => {
  const attempts = openFailedAttempts()
  const start = performance.now()
  const burst = (credential: Credential, found: string | undefined) =>
    Promise.all(Array.from({ length: 300 }, () => attempts.lookUp(credential, ADDRESS, async () => found)))
  expect(new Set(await burst(right('new'), 'account'))).toEqual(new Set(['account']))
  expect(new Set(await burst(wrong('wrong'), undefined))).toEqual(new Set([undefined]))
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('one query at a time says which of many names exist, and there is a limit for it', async () => {
  const queries: string[][] = []
  let running = 0
  const exists = openExistence(async (names) => {
    queries.push(names)
    expect(++running).toBe(1)
    await sleep(50)
    running--
    return names.filter((name) => name.startsWith('key'))
  })
  const first = Promise.all(['key 1', 'wrong', 'key 2', 'key 1'].map((name) => exists(name)))
  expect(await first).toEqual([true, false, true, true])
  const second = [exists('key 3')]
  await sleep(40)
  second.push(...Array.from({ length: 1001 }, (_, index) => exists(`wrong ${index}`)))
  expect(new Set(await Promise.all(second))).toEqual(new Set([true, false, undefined]))
  expect(queries.map(({ length }) => length)).toEqual([3, 1, 1000])
})

test('after an error of the database, the next names are asked about again', async () => {
  let fails = true
  const exists = openExistence(async (names) => {
    if (fails) throw new Error('No connection.')
    return names
  })
  await expect(exists('key')).rejects.toThrow('No connection.')
  fails = false
  expect(await exists('key')).toBe(true)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:0DB8::7:0:0:1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['nonsense', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
