import type { PasskeyAssertion } from '@paraph/contract'
import type { VisitorContext } from '#api/context.ts'
import { lockPasskey, markPasskeyUsed, takeChallenge } from '#domain/members/passkey-store.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requirePasskeys } from './own-passkeys.ts'
import { challengeOf, verifyAssertion } from './verify-passkey.ts'

/**
 * Finds the person of a passkey, and takes the challenge.
 *
 * @throws Problem `sign_in_way_off`, `passkey_challenge_over`, `passkey_refused`
 */
export async function personOfPasskey(tx: Transaction, assertion: PasskeyAssertion, context: VisitorContext) {
  const party = requirePasskeys(context)
  const browser = context.cookies.read('BROWSER')
  const at = context.now()
  const challenge = { sha256: hashToken(challengeOf(assertion)), askerSha256: hashToken(browser ?? '') }
  if (browser === undefined || !(await takeChallenge(tx, challenge, at))) throw new Problem('passkey_challenge_over')
  const refusal = 'passkey_refused'
  const passkey = await lockPasskey(tx, Buffer.from(assertion.id, 'base64url'))
  if (!passkey) throw new Problem(refusal)
  const { id, personId, accountId } = passkey
  const counter = await verifyAssertion(assertion, party, { ...passkey, counter: Number(passkey.counter) })
  await markPasskeyUsed(tx, { id, counter }, at)
  return { personId, ...(accountId !== null && { accountId }), isBound: accountId !== null, refusal } as const
}
