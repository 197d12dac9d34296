import { readSessionCookie } from '#api/access/authenticate-session.ts'
import type { Handler } from '#api/operation.ts'
import { finishSignOn } from '#api/single-sign-on/finish-sign-on.ts'
import { markSignedIn } from '#domain/members/invitation-store.ts'
import { deleteSessionOfCookie, findMemberships, insertSession } from '#domain/members/session-store.ts'
import { KNOWN_BROWSER_LIFE } from '#domain/members/session-rules.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { giveAccess } from './give-access.ts'
import { demandsSignOn, personOf, proofOf } from './person-of.ts'
import { recordSignIn } from './record-sign-in.ts'
import { requireWay } from '#api/access/require-way.ts'

/** Always begins a new session with a new secret, so that nobody can prepare a browser with a session that another person then signs in to. */
export const createSession: Handler<'createSession'> = async ({ body }, context) => {
  const { db, now, cookies, knownBrowsers, origin, sessionLife: life } = context
  const secret = newToken()
  if (body.singleSignOn !== undefined) requireWay(context, 'SINGLE_SIGN_ON')
  const signedOn = body.singleSignOn === undefined ? undefined : await finishSignOn(body.singleSignOn, context)
  const { access, isBound } = await inTransaction(db, async (tx) => {
    const at = now()
    const proof = signedOn ? await proofOf(tx, signedOn, context) : await personOf(tx, body, context)
    const { personId, accountId, isBound, vouched, askedAt = null, way, refusal } = proof
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
      { personId, accountId: membership.account.id, isBound, vouched, askedAt, sha256: hashToken(secret), origin },
      at,
    )
    const given = await giveAccess(tx, { session, membership, memberships, life }, at)
    await recordSignIn(tx, context, given, way)
    return { access: given, isBound }
  })
  cookies.set('SESSION', `${access.session.id}.${secret}`, life.total)
  // Whoever else may have seen the proof gets no share of the mails to this address.
  if (!isBound) cookies.set('KNOWN', knownBrowsers.newFor(access.member.email), KNOWN_BROWSER_LIFE)
  cookies.remove('BROWSER')
  return access
}
