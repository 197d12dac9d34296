import type { SessionAccess } from '@paraph/client'
import { beforeEach, expect, test } from 'vitest'
import { keepAccess, MARGIN } from '../src/session/access-keeper.ts'

const LIFE = 600_000
const SERVER = Date.parse('2026-11-30T12:00:00.000Z')

let now = 0
let renewals: SessionAccess[]
let answer: (access: SessionAccess) => Promise<SessionAccess>

/** The answer of the server with this number. Its clock differs from the one of the device by years. */
const accessOf = (number: number) =>
  ({
    accessToken: `pa_${number}`,
    expiresAt: new Date(SERVER + now + LIFE).toISOString(),
    session: { lastUsedAt: new Date(SERVER + now).toISOString() },
  }) as SessionAccess

beforeEach(() => {
  now = 0
  renewals = []
  answer = () => Promise.resolve(accessOf(renewals.length))
})

const keep = () =>
  keepAccess(
    accessOf(0),
    (access) => {
      renewals.push(access)
      return answer(access)
    },
    () => now,
  )

test('a token is used until it is about to end, and then renewed, whatever the clock of the device says', async () => {
  const keeper = keep()
  now = LIFE - MARGIN
  expect(await keeper.token()).toBe('pa_0')
  now += 1
  expect(await keeper.token()).toBe('pa_1')
  now += LIFE - MARGIN
  expect(await keeper.token()).toBe('pa_1')
  now += 1
  expect(await keeper.token()).toBe('pa_2')
  expect(renewals.map(({ accessToken }) => accessToken)).toEqual(['pa_0', 'pa_1'])
})

test('requests at the same time wait for one renewal', async () => {
  const keeper = keep()
  now = LIFE
  expect(await Promise.all([keeper.token(), keeper.token(), keeper.tokenAfter('pa_0')])).toEqual([
    'pa_1',
    'pa_1',
    'pa_1',
  ])
  expect(renewals).toHaveLength(1)
})

test('a refused token is renewed once, and one that was renewed meanwhile is not', async () => {
  const keeper = keep()
  expect(await keeper.tokenAfter('pa_0')).toBe('pa_1')
  expect(await keeper.tokenAfter('pa_0')).toBe('pa_1')
  expect(renewals).toHaveLength(1)
})

test('a renewal that fails leaves the token, and the next request tries again', async () => {
  const keeper = keep()
  now = LIFE
  answer = () => Promise.reject(new Error('No connection.'))
  await expect(keeper.token()).rejects.toThrow('No connection.')
  answer = () => Promise.resolve(accessOf(2))
  expect(await keeper.token()).toBe('pa_2')
})
