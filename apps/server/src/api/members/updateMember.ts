import type { Handler } from '#api/operation.ts'
import { changeMember } from '#domain/members/member-store.ts'
import { withLockedMember } from './with-locked-member.ts'

export const updateMember: Handler<'updateMember'> = ({ path, body }, context) => {
  const staysAdmin = body.role === undefined || body.role === 'ADMIN'
  return withLockedMember(context, path.id, { staysAdmin }, async (locked, member) => {
    await changeMember(locked, path.id, body)
    return { ...member, ...body }
  })
}
