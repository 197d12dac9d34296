import type { CreateSession } from '@paraph/contract'
import { readSessionCookie } from '#api/access/authenticate-session.ts'
import type { VisitorContext } from '#api/context.ts'
import type { Handler } from '#api/operation.ts'
import { type Finished, finishSignOn, memberSignedOn } from '#api/single-sign-on/finish-sign-on.ts'
import { markSignedIn, takeInvitation } from '#domain/members/invitation-store.ts'
import { deleteSessionOfCookie, findMemberships, insertSession, isKeptOut } from '#domain/members/session-store.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import { takeSignInLink } from '#domain/members/sign-in-link-store.ts'
import { unvouched, type Vouched } from '#domain/single-sign-on/reach-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { giveAccess } from './give-access.ts'
import { recordSignIn, wayOf } from './record-sign-in.ts'
import { requireWay } from '#api/access/require-way.ts'

/** Always begins a new session with a new secret, so that nobody can prepare a browser with a session that another person then signs in to. */
export const createSession: Handler<'createSession'> = async ({ body }, context) => {
  const { db, now, cookies, origin, sessionLife: life } = context
  const secret = newToken()
  if (body.singleSignOn !== undefined) requireWay(context, 'SINGLE_SIGN_ON')
  const signedOn = body.singleSignOn === undefined ? undefined : await finishSignOn(body.singleSignOn, context)
  const access = await inTransaction(db, async (tx) => {
    const at = now()
    const proof = signedOn ? await proofOf(tx, signedOn, context) : await personOf(tx, body, context)
    const { personId, accountId, isBound, vouched = unvouched, refusal } = proof
    const memberships = await findMemberships(tx, { personId, only: isBound ? accountId : undefined, vouched }, at)
    const membership =
      accountId === undefined
        ? memberships.toSorted((a, b) => ((a.lastSignedInAt ?? '') > (b.lastSignedInAt ?? '') ? -1 : 1))[0]
        : memberships.find(({ account }) => account.id === accountId)
    if (!membership) throw new Problem((await demandsSignOn(tx, proof, at)) ? 'single_sign_on_required' : refusal)
    const before = readSessionCookie(cookies.read('SESSION'))
    if (before) await deleteSessionOfCookie(tx, before.id, hashToken(before.secret))
    await markSignedIn(tx, membership.memberId, at)
    const session = await insertSession(
      tx,
      { personId, accountId: membership.account.id, isBound, vouched, sha256: hashToken(secret), origin },
      at,
    )
    const given = await giveAccess(tx, { session, membership, memberships, life }, at)
    await recordSignIn(tx, context, given, wayOf(body))
    return given
  })
  cookies.set('SESSION', `${access.session.id}.${secret}`, life.total)
  cookies.remove('BROWSER')
  return access
}

interface Proof {
  personId: string
  /** Undefined if the link is for all accounts of the person. */
  accountId?: string
  /** True if somebody else has seen the link. */
  isBound: boolean
  /** The provider that says who it is. */
  vouched?: Vouched
  /** The code of the problem if the person may not sign in any more. */
  refusal: 'invitation_invalid' | 'sign_in_link_invalid' | 'single_sign_on_refused'
}

async function proofOf(tx: Transaction, signedOn: Finished, context: VisitorContext): Promise<Proof> {
  const member = await memberSignedOn(tx, signedOn, context)
  return { ...member, isBound: false, vouched: signedOn, refusal: 'single_sign_on_refused' }
}

/** True if only an account that demands single sign-on keeps the person out. */
async function demandsSignOn(tx: Transaction, { personId, accountId, vouched }: Proof, at: Date): Promise<boolean> {
  return !vouched && (await isKeptOut(tx, { personId, accountId }, at))
}

/** Takes the link, so that it can't be used again. */
async function personOf(tx: Transaction, body: CreateSession, context: VisitorContext): Promise<Proof> {
  const { now, cookies } = context
  if (body.invitation !== undefined) {
    const refusal = 'invitation_invalid'
    const taken = await takeInvitation(tx, hashToken(body.invitation), now())
    if (!taken) throw new Problem(refusal)
    const { isShown, ...person } = taken
    return { ...person, isBound: isShown, refusal }
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
  return { ...taken, isBound: false, refusal }
}
