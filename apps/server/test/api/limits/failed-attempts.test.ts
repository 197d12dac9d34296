import { expect, test } from 'vitest'
import { openExistence } from '#api/limits/existence.ts'
import { type Credential, openFailedAttempts } from '#api/limits/failed-attempts.ts'
import { networkOf } from '#api/limits/network.ts'

const ADDRESS = { ip: '192.0.2.1' }

const right = (sha256: string) => ({ sha256, isGenuine: async () => true })
const wrong = (sha256: string) => ({ sha256, isGenuine: async () => false })

/** A time that passes only when somebody sleeps, or when the test says so. */
function openTime() {
  const sleeping: { until: number; wake: () => void }[] = []
  const time = {
    at: 0,
    now: () => time.at,
    sleep: (milliseconds: number) =>
      new Promise<void>((wake) => sleeping.push({ until: time.at + milliseconds, wake })),
    pass(milliseconds: number) {
      time.at += milliseconds
      for (const { until, wake } of sleeping) if (until <= time.at) wake()
    },
  }
  return time
}

/** Waits until the callbacks of all settled promises have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('many wrong credentials from one address wait and cause few look-ups; right ones do not wait, not even the first time', async () => {
  const time = openTime()
  const attempts = openFailedAttempts(time)
  let lookUps = 0
  let ended = 0
  const findNothing = async () => void lookUps++
  const guess = (index: number) => attempts.lookUp(wrong(`wrong ${index}`), ADDRESS, findNothing).finally(() => ended++)
  expect(await attempts.lookUp(right('known'), ADDRESS, async () => 'account')).toBe('account')
  const flood = Promise.allSettled(Array.from({ length: 300 }, (_, index) => guess(index)))
  await attempts.lookUp(wrong('wrong'), { ip: '198.51.100.7' }, findNothing)
  for (const name of ['known', 'new'])
    for (let times = 0; times < 50; times++)
      expect(await attempts.lookUp(right(name), ADDRESS, async () => name)).toBe(name)
  await settle()
  expect([ended, lookUps]).toEqual([20, 21])
  for (const [milliseconds, expected] of [
    [49, 20],
    [1, 21],
    [4_949, 119],
    [1, 300],
  ] as const) {
    time.pass(milliseconds)
    await settle()
    expect(ended).toBe(expected)
  }
  expect(lookUps).toBe(21)
  const refused = (await flood).filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(180)
  for (const { reason } of refused)
    expect(reason).toMatchObject({
      code: 'too_many_attempts',
      headers: { 'retry-after': '5', ratelimit: '"unknown-credentials";r=0;t=5' },
    })
})

test('a right credential does not count as a failed attempt; after its revocation, it does', async () => {
  const time = openTime()
  const sleeps: number[] = []
  const sleep = async (milliseconds: number) => {
    sleeps.push(milliseconds)
    time.pass(milliseconds)
  }
  const attempts = openFailedAttempts({ ...time, sleep })
  let lookUps = 0
  for (let index = 0; index < 100; index++) {
    expect(await attempts.lookUp(right(`key ${index}`), ADDRESS, async () => ++lookUps)).toBe(index + 1)
  }
  expect(sleeps).toEqual([])
  // It seems to be genuine, but is not found.
  for (let index = 0; index < 100; index++)
    expect(await attempts.lookUp(right('key 1'), ADDRESS, async () => undefined)).toBeUndefined()
  // The first 20 failures and the known credential do not wait.
  expect(sleeps).toEqual(Array.from({ length: 79 }, () => 50))
})

test('many concurrent first requests with one credential do not wait for each other', async () => {
  // Time does not pass, so none of them could end if it waited.
  const attempts = openFailedAttempts(openTime())
  const burst = (credential: Credential, found: string | undefined) =>
    Promise.all(Array.from({ length: 300 }, () => attempts.lookUp(credential, ADDRESS, async () => found)))
  expect(new Set(await burst(right('new'), 'account'))).toEqual(new Set(['account']))
  expect(new Set(await burst(wrong('wrong'), undefined))).toEqual(new Set([undefined]))
})

test('one query at a time says which of many names exist, and there is a limit for it', async () => {
  const queries: { names: string[]; end: () => void }[] = []
  const exists = openExistence(async (names) => {
    const { promise, resolve: end } = Promise.withResolvers<void>()
    queries.push({ names, end })
    await promise
    return names.filter((name) => name.startsWith('key'))
  })
  const begun = async (count: number) => await expect.poll(() => queries.length).toBe(count)
  const first = Promise.all(['key 1', 'wrong', 'key 2', 'key 1'].map((name) => exists(name)))
  await begun(1)
  const second = exists('key 3')
  // It collects names as long as the second one does, and is asked later.
  await openExistence(async () => [])('other')
  expect(queries.map(({ names }) => names)).toEqual([['key 1', 'wrong', 'key 2']])
  queries[0]!.end()
  expect(await first).toEqual([true, false, true, true])
  await begun(2)
  const third = Promise.all(Array.from({ length: 1001 }, (_, index) => exists(`wrong ${index}`)))
  queries[1]!.end()
  expect(await second).toBe(true)
  await begun(3)
  queries[2]!.end()
  expect(new Set(await third)).toEqual(new Set([false, undefined]))
  expect(queries.map(({ names }) => names.length)).toEqual([3, 1, 1000])
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

test('an IPv4 address counts for itself, and an IPv6 address for its network', () => {
  for (const [address, network] of [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:0DB8::7:0:0:1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['nonsense', 'unknown'],
    [undefined, 'unknown'],
  ])
    expect(networkOf(address)).toBe(network)
})
