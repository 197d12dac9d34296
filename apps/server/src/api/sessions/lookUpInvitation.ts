import type { Handler } from '#api/operation.ts'
import { findInvitedTo } from '#domain/members/invitation-store.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { Problem } from '#platform/problems/problem.ts'

/** Only reads: somebody who looks has not accepted yet, and may be a program that checks mails. */
export const lookUpInvitation: Handler<'lookUpInvitation'> = async ({ body }, { db, now }) => {
  const found = await findInvitedTo(db, hashToken(body.invitation), now())
  if (!found) throw new Problem('invitation_invalid')
  return found
}
