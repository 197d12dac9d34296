import type { Handler } from '#api/operation.ts'
import { findMember } from '#domain/members/member-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getMember: Handler<'getMember'> = async ({ path }, { db, account }) => {
  const member = await findMember(db, { id: path.id, accountId: account.id })
  if (!member) throw new Problem('member_not_found')
  return member
}
