import type { Handler } from '#api/operation.ts'
import { findScimUser } from '#domain/provisioning/scim-user-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { toScimUser } from './to-scim-user.ts'

export const getScimUser: Handler<'getScimUser'> = async ({ path }, { db, account, publicUrl }) => {
  const user = await findScimUser(db, { id: path.id, accountId: account.id })
  if (!user) throw new Problem('member_not_found')
  return toScimUser(user, publicUrl)
}
