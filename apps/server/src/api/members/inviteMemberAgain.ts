import type { Handler } from '#api/operation.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findMember, renewInvitation } from '#domain/members/member-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { newInvitation } from './invitation-link.ts'

export const inviteMemberAgain: Handler<'inviteMemberAgain'> = ({ path }, context) => {
  const { db, now, account, outbox } = context
  return inTransaction(db, async (tx) => {
    const at = now()
    const key = { id: path.id, accountId: account.id }
    const { invitation, invitationUrl } = newInvitation(context, at)
    if (!(await renewInvitation(tx, key, invitation))) throw new Problem('member_not_found')
    if (invitationUrl === null) await outbox.invitation(tx, { accountId: account.id, memberId: path.id, invitedAt: at })
    const member = (await findMember(tx, key))!
    await recordAccountEvent(tx, context, {
      type: 'member.invited_again',
      subject: { id: member.id, name: member.name },
    })
    return { ...member, invitationUrl }
  })
}
