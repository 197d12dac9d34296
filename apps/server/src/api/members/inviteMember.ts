import type { Handler } from '#api/operation.ts'
import { lockAccount } from '#domain/accounts/account-store.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { MAX_MEMBERS } from '#domain/members/member-rules.ts'
import { countMembers, ensurePerson, findMember, insertMember } from '#domain/members/member-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { newInvitation } from './invitation-link.ts'

export const inviteMember: Handler<'inviteMember'> = ({ body }, context) => {
  const { db, now, account, outbox } = context
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const at = now()
    if ((await countMembers(locked)) >= MAX_MEMBERS) throw new Problem('member_limit_reached')
    const { email, ...fields } = body
    const { invitation, invitationUrl } = newInvitation(context, at)
    const personId = await ensurePerson(tx, email, at)
    const id = await insertMember(locked, { ...fields, personId }, invitation)
    if (id === undefined) throw new Problem('member_exists')
    if (invitationUrl === null) await outbox.invitation(tx, { accountId: account.id, memberId: id, invitedAt: at })
    const member = (await findMember(tx, { id, accountId: account.id }))!
    await recordAccountEvent(tx, context, {
      type: 'member.invited',
      subject: { id, name: member.name },
      changes: firstValues({ email: member.email, role: member.role }),
    })
    return { ...member, invitationUrl }
  })
}
