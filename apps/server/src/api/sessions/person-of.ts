import type { CreateSession } from '@paraph/contract'
import type { VisitorContext } from '#api/context.ts'
import { personOfPasskey } from '#api/passkeys/person-of-passkey.ts'
import { type Finished, memberSignedOn } from '#api/single-sign-on/finish-sign-on.ts'
import { takeInvitation } from '#domain/members/invitation-store.ts'
import { INVITED_BY_OPERATOR } from '#domain/members/member-rules.ts'
import { isKeptOut } from '#domain/members/session-store.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { takeSignInLink } from '#domain/members/sign-in-link-store.ts'
import { unvouched, type Vouched } from '#domain/single-sign-on/reach-store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireWay } from '#api/access/require-way.ts'
import type { Way } from './record-sign-in.ts'

export interface Proof {
  personId: string
  /** Undefined if the proof is for all accounts of the person. */
  accountId?: string
  /** True if somebody else may have seen the proof, so that it is for this account only. */
  isBound: boolean
  /** Who else says who it is. */
  vouched: Vouched
  /** When the provider last asked the person. */
  askedAt?: string | null
  /** How the person has signed in, for the log. */
  way: Way
  /** The code of the problem if the person may not sign in any more. */
  refusal: 'invitation_invalid' | 'sign_in_link_invalid' | 'passkey_refused' | 'single_sign_on_refused'
}

export async function proofOf(tx: Transaction, signedOn: Finished, context: VisitorContext): Promise<Proof> {
  const member = await memberSignedOn(tx, signedOn, context)
  const { issuer, clientId, askedAt } = signedOn
  const vouched = { issuer, clientId, byOperator: false }
  return { ...member, isBound: false, vouched, askedAt, way: 'singleSignOn', refusal: 'single_sign_on_refused' }
}

/** True if only an account that demands single sign-on keeps the person out. */
export async function demandsSignOn(
  tx: Transaction,
  { personId, accountId, vouched }: Proof,
  at: Date,
): Promise<boolean> {
  return vouched.issuer === null && (await isKeptOut(tx, { personId, accountId }, at))
}

/** Takes the proof of who signs in, so that it can't be used again. */
export async function personOf(tx: Transaction, body: CreateSession, context: VisitorContext): Promise<Proof> {
  const { now, cookies } = context
  if (body.invitation !== undefined) {
    const refusal = 'invitation_invalid'
    const taken = await takeInvitation(tx, hashToken(body.invitation), now())
    if (!taken) throw new Problem(refusal)
    const { isShown, invitedBy, ...person } = taken
    // The person who runs the server has got this link, also for the own first account.
    const byOperator = isShown && invitedBy === INVITED_BY_OPERATOR
    const vouched = { ...unvouched, byOperator }
    return { ...person, isBound: isShown, vouched, way: byOperator ? 'operatorLink' : 'invitation', refusal }
  }
  if (body.passkey !== undefined) {
    return { ...(await personOfPasskey(tx, body.passkey, context)), vouched: unvouched, way: 'passkey' }
  }
  requireWay(context, 'MAILED_LINK')
  const refusal = 'sign_in_link_invalid'
  const browser = cookies.read('BROWSER')
  const link = {
    sha256: hashToken(body.signInLink!),
    browserSha256: browser === undefined ? undefined : hashToken(browser),
  }
  const taken = await takeSignInLink(tx, link, now())
  if (!taken) throw new Problem(refusal)
  if (taken === 'OTHER_BROWSER') throw new Problem('sign_in_browser_mismatch')
  return { ...taken, isBound: false, vouched: unvouched, way: 'signInLink', refusal }
}
