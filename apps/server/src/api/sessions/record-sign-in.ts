import type { CreateSession, SessionAccess } from '@paraph/contract'
import type { Context, MemberContext } from '#api/context.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { system } from '#domain/events/store.ts'
import { findMember } from '#domain/members/member-store.ts'
import type { Membership } from '#domain/members/session-store.ts'
import type { Transaction } from '#platform/database/tables.ts'

/** How a member has begun to use the account: a field of the request, a link for the person who runs the server, or the change from another account. */
export type Way = keyof CreateSession | 'operatorLink' | 'otherAccount'

/** Adds to the log of the account that the member has begun to use it. */
export function recordSignIn(
  tx: Transaction,
  { origin, now }: Pick<Context, 'origin' | 'now'>,
  { account, member: { id, name } }: SessionAccess,
  way: Way,
): Promise<void> {
  return recordAccountEvent(
    tx,
    { account, actor: { type: 'MEMBER', id, name }, origin, now },
    { type: 'member.signed_in', subject: { id, name }, changes: firstValues({ way }) },
  )
}

/** Adds to the log of the account that the member has ended own sessions. */
export function recordSignOut(tx: Transaction, context: MemberContext, sessions: number): Promise<void> {
  const { id, name } = context.actor as { id: string; name: string }
  return recordAccountEvent(tx, context, {
    type: 'member.signed_out',
    subject: { id, name },
    changes: firstValues({ sessions }),
  })
}

/** Adds to the log of the account that the server has ended a session, because a value of its cookie came that was replaced before. */
export async function recordCopiedCookie(
  tx: Transaction,
  { origin, now }: Pick<Context, 'origin' | 'now'>,
  { account, memberId: id }: Membership,
): Promise<void> {
  const { name } = (await findMember(tx, { id, accountId: account.id }))!
  await recordAccountEvent(
    tx,
    { account, actor: system, origin, now },
    { type: 'member.signed_out', subject: { id, name }, changes: firstValues({ reason: 'COOKIE_COPIED' }) },
  )
}
