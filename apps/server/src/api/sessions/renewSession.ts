import type { SessionAccess } from '@paraph/contract'
import type { SessionContext } from '#api/context.ts'
import type { Handler } from '#api/operation.ts'
import { markSignedIn } from '#domain/members/invitation-store.ts'
import { endOfSession, OLD_COOKIE_WORKS } from '#domain/members/session-rules.ts'
import {
  deleteSession,
  findMemberships,
  lockSession,
  type Membership,
  renewStoredSession,
} from '#domain/members/session-store.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { Problem } from '#platform/problems/problem.ts'
import { giveAccess } from './give-access.ts'
import { recordCopiedCookie, recordSignIn } from './record-sign-in.ts'

interface Renewed {
  access: SessionAccess
  /** The secret that the browser has from now on. */
  secret: string
  /** Milliseconds until the person must sign in again. */
  left: number
}

export const renewSession: Handler<'renewSession'> = async ({ body }, context) => {
  const { db, session, cookies } = context
  // A session that ends here must end although the request is refused, so this commits in both cases.
  const renewed = await inTransaction(db, (tx) => renew(tx, body.accountId, context))
  if (!renewed) {
    cookies.remove('SESSION')
    throw unauthorized('session_invalid')
  }
  cookies.set('SESSION', `${session.id}.${renewed.secret}`, renewed.left)
  return renewed.access
}

async function renew(
  tx: Transaction,
  accountId: string | undefined,
  context: SessionContext,
): Promise<Renewed | undefined> {
  const {
    now,
    session: { id, secret: shown },
    origin,
    sessionLife: life,
    sessionSecrets,
  } = context
  const stored = await lockSession(tx, id)
  if (!stored) return undefined
  // Under the lock, so that the times of renewals follow the order of the locks.
  const at = now()
  const use = useOf(stored, hashToken(shown), at)
  const memberships = await findMemberships(
    tx,
    { personId: stored.personId, only: stored.isBound ? stored.accountId : undefined, vouched: stored },
    at,
  )
  if (use === 'REFUSED' || endOfSession(stored, life) <= at || memberships.length === 0) {
    await deleteSession(tx, id)
    const member = memberships.find(({ account }) => account.id === stored.accountId)
    if (use === 'REFUSED' && member) await recordCopiedCookie(tx, context, member)
    return undefined
  }
  const membership = choose(memberships, stored.accountId, accountId)
  const secret = use === 'KEPT' ? shown : sessionSecrets.after(shown)
  const rotation = use === 'DUE' ? { sha256: hashToken(secret), previousSha256: hashToken(shown) } : undefined
  const begins = membership.account.id !== stored.accountId || membership.lastSignedInAt === null
  if (begins) await markSignedIn(tx, membership.memberId, at)
  const session = await renewStoredSession(tx, id, { accountId: membership.account.id, origin, rotation }, at)
  const access = await giveAccess(tx, { session, membership, memberships, life }, at)
  if (begins) await recordSignIn(tx, context, access, 'otherAccount')
  return { access, secret, left: Date.parse(session.createdAt) + life.total - at.getTime() }
}

/**
 * Decides what a secret does. DUE: it is the right one, and is replaced. KEPT: it has just replaced another one. OLD: it was just replaced, because another tab
 * was faster or an answer was lost, and the browser gets the new one again. REFUSED: it was replaced some time ago, so somebody else may have a copy.
 */
function useOf(
  { sha256, previousSha256, rotatedAt }: { sha256: Buffer; previousSha256: Buffer | null; rotatedAt: string },
  shown: Buffer,
  at: Date,
): 'DUE' | 'KEPT' | 'OLD' | 'REFUSED' {
  const isFresh = at.getTime() - Date.parse(rotatedAt) < OLD_COOKIE_WORKS
  if (shown.equals(sha256)) return isFresh ? 'KEPT' : 'DUE'
  return isFresh && previousSha256?.equals(shown) ? 'OLD' : 'REFUSED'
}

/** @throws Problem `account_unknown` if the person may not use the account that the request names. */
function choose(memberships: Membership[], current: string, wanted: string | undefined): Membership {
  const found = memberships.find(({ account }) => account.id === (wanted ?? current))
  if (found) return found
  // The person was removed from the account of the session, and has others.
  if (wanted === undefined) return memberships[0]!
  throw new Problem('account_unknown')
}
