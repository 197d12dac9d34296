import type { Handler } from '#api/operation.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { addInvited, recordInvited } from './add-invited.ts'
import { newInvitation } from './invitation-link.ts'

export const inviteMember: Handler<'inviteMember'> = ({ body }, context) => {
  const { db, now, account, outbox } = context
  return inTransaction(db, async (tx) => {
    const at = now()
    const { invitation, invitationUrl } = newInvitation(context, at)
    const member = await addInvited(tx, account.id, body, invitation)
    if (invitationUrl === null)
      await outbox.invitation(tx, { accountId: account.id, memberId: member.id, invitedAt: at })
    await recordInvited(tx, context, member)
    return { ...member, invitationUrl }
  })
}
