import type { Handler } from '#api/operation.ts'
import { revokeKeyOf } from '#domain/accounts/key-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const revokeApiKey: Handler<'revokeApiKey'> = async ({ path }, { db, now, account }) => {
  if (!(await revokeKeyOf(db, { id: path.id, accountId: account.id }, now()))) throw new Problem('key_not_found')
  return { id: path.id, deleted: true }
}
