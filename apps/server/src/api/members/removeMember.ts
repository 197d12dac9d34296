import type { Handler } from '#api/operation.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { markMemberRemoved } from '#domain/members/member-store.ts'
import { withLockedMember } from './with-locked-member.ts'

export const removeMember: Handler<'removeMember'> = ({ path }, context) =>
  withLockedMember(context, path.id, { staysAdmin: false }, async (locked, { id, name }) => {
    await markMemberRemoved(locked, path.id, context.now())
    await recordAccountEvent(locked.tx, context, { type: 'member.removed', subject: { id, name } })
    return { id: path.id, deleted: true as const }
  })
