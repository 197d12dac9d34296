import { expect, test } from 'vitest'
import { openFailedAttempts } from '#api/limits/failed-attempts.ts'
import { networkOf } from '#api/limits/network.ts'

const ADDRESS = { ip: '192.0.2.1' }

test('many wrong credentials from one address cause few look-ups; known credentials and other addresses do not wait', async () => {
  const attempts = openFailedAttempts()
  let lookUps = 0
  const findNothing = async () => void lookUps++
  expect(await attempts.lookUp('known', ADDRESS, async () => 'account')).toBe('account')
  const flood = Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => attempts.lookUp(`wrong ${index}`, ADDRESS, findNothing)),
  )
  await attempts.lookUp('wrong', { ip: '198.51.100.7' }, findNothing)
  expect(lookUps).toBe(21)
  expect(await attempts.lookUp('known', ADDRESS, async () => 'account')).toBe('account')
  // A key that was created a moment ago waits too, but it is found.
  expect(
    await attempts.lookUp('new', ADDRESS, async () => 'other account').catch((error: unknown) => error),
  ).toMatchObject({
    code: 'too_many_attempts',
  })
  const results = await flood
  expect(lookUps).toBeLessThanOrEqual(122)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(178)
  for (const { reason } of refused)
    expect(reason).toMatchObject({
      code: 'too_many_attempts',
      headers: { 'retry-after': '5', ratelimit: '"unknown-credentials";r=0;t=5' },
    })
  expect(await attempts.lookUp('new', ADDRESS, async () => 'other account')).toBe('other account')
}, 30_000)

test('a valid credential does not count as a failed attempt; after its revocation, it does', async () => {
  const attempts = openFailedAttempts()
  let lookUps = 0
  for (let index = 0; index < 100; index++) {
    expect(await attempts.lookUp(`key ${index}`, ADDRESS, async () => ++lookUps)).toBe(index + 1)
  }
  const before = performance.now()
  for (let index = 0; index < 100; index++)
    expect(await attempts.lookUp('key 1', ADDRESS, async () => undefined)).toBeUndefined()
  // The first 20 failures and the known credential do not wait. Each further failure waits 50 ms.
  expect(performance.now() - before).toBeGreaterThan(3_500)
}, 30_000)

test('many concurrent first requests with one credential do not wait for each other', async () => {
  const attempts = openFailedAttempts()
  const start = performance.now()
  const burst = (sha256: string, found: string | undefined) =>
    Promise.all(Array.from({ length: 300 }, () => attempts.lookUp(sha256, ADDRESS, async () => found)))
  expect(new Set(await burst('new', 'account'))).toEqual(new Set(['account']))
  expect(new Set(await burst('wrong', undefined))).toEqual(new Set([undefined]))
  expect(performance.now() - start).toBeLessThan(1_000)
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
