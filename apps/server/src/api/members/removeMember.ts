import type { Handler } from '#api/operation.ts'
import { markMemberRemoved } from '#domain/members/member-store.ts'
import { withLockedMember } from './with-locked-member.ts'

export const removeMember: Handler<'removeMember'> = ({ path }, context) =>
  withLockedMember(context, path.id, { staysAdmin: false }, async (locked) => {
    await markMemberRemoved(locked, path.id, context.now())
    return { id: path.id, deleted: true as const }
  })
