import type { Handler } from '#api/operation.ts'
import { changesOf } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { changeMember } from '#domain/members/member-store.ts'
import { withLockedMember } from './with-locked-member.ts'

export const updateMember: Handler<'updateMember'> = ({ path, body }, context) => {
  const staysAdmin = body.role === undefined || body.role === 'ADMIN'
  return withLockedMember(context, path.id, { staysAdmin }, async (locked, member) => {
    await changeMember(locked, path.id, body)
    const { id, name, role } = member
    const changes = changesOf({ name, role }, body)
    if (changes.length > 0)
      await recordAccountEvent(locked.tx, context, { type: 'member.updated', subject: { id, name }, changes })
    return { ...member, ...body }
  })
}
