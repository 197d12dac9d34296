import { expect, test } from 'vitest'
import { openFailedAttempts } from '#api/limits/failed-attempts.ts'
import { networkOf } from '#api/limits/network.ts'

const ADDRESS = { ip: '192.0.2.1' }

const findNothing = async () => undefined

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

test('many wrong credentials from one address wait; right ones do not wait, not even the first time', async () => {
  const time = openTime()
  const attempts = openFailedAttempts(time)
  let ended = 0
  const guess = (index: number) => attempts.lookUp(`wrong ${index}`, ADDRESS, findNothing).finally(() => ended++)
  expect(await attempts.lookUp('known', ADDRESS, async () => 'account')).toBe('account')
  const flood = Promise.allSettled(Array.from({ length: 300 }, (_, index) => guess(index)))
  await attempts.lookUp('wrong', { ip: '198.51.100.7' }, findNothing)
  for (const name of ['known', 'new'])
    for (let times = 0; times < 50; times++) expect(await attempts.lookUp(name, ADDRESS, async () => name)).toBe(name)
  await settle()
  expect(ended).toBe(20)
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
    expect(await attempts.lookUp(`key ${index}`, ADDRESS, async () => ++lookUps)).toBe(index + 1)
  }
  expect(sleeps).toEqual([])
  for (let index = 0; index < 100; index++) expect(await attempts.lookUp('key 1', ADDRESS, findNothing)).toBeUndefined()
  // The first 20 failures and the known credential do not wait.
  expect(sleeps).toEqual(Array.from({ length: 79 }, () => 50))
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
