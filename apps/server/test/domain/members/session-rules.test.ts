import type { SignInWay } from '@paraph/contract'
import { expect, test } from 'vitest'
import { canSignInAgain, isRecentSignIn, RECENT_SIGN_IN } from '#domain/members/session-rules.ts'

test('a sign-in is recent for 10 minutes', () => {
  const at = Date.parse('2026-11-30T08:00:00.000Z')
  const isRecent = (later: number) => isRecentSignIn('2026-11-30T08:00:00.000Z', new Date(at + later))
  expect([isRecent(0), isRecent(RECENT_SIGN_IN - 1), isRecent(RECENT_SIGN_IN)]).toEqual([true, true, false])
})

test.each<[SignInWay[], string, boolean]>([
  [['MAILED_LINK'], '', true],
  [['MAILED_LINK'], 'onlyProvider', false],
  [['KEY'], 'hasPasskey hasProvider', false],
  [['PASSKEY'], '', false],
  [['PASSKEY'], 'hasPasskey', true],
  [['PASSKEY', 'MAILED_LINK'], 'hasPasskey onlyProvider', false],
  [['SINGLE_SIGN_ON'], '', false],
  [['SINGLE_SIGN_ON'], 'hasProvider', true],
  [['SINGLE_SIGN_ON', 'MAILED_LINK'], 'hasProvider onlyProvider', true],
])('on a server with %j, a member with "%s" can sign in again: %s', (ways, own, expected) => {
  const has = (name: string) => own.includes(name)
  const member = { hasPasskey: has('hasPasskey'), hasProvider: has('hasProvider'), onlyProvider: has('onlyProvider') }
  expect(canSignInAgain(ways, member)).toBe(expected)
})
