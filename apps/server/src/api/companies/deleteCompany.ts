import type { Handler } from '#api/operation.ts'
import { eraseCompany } from '#domain/companies/store.ts'
import { isForeignKeyViolation } from '#platform/database/errors.ts'
import { Problem } from '#platform/problems/problem.ts'

/** The foreign key refuses the deletion while contacts are linked. A check before the deletion would have a race condition. */
export const deleteCompany: Handler<'deleteCompany'> = async ({ path }, { db, account }) => {
  const erased = await eraseCompany(db, { id: path.id, accountId: account.id }).catch((cause: unknown) => {
    throw isForeignKeyViolation(cause) ? new Problem('company_in_use', undefined, { cause }) : cause
  })
  if (!erased) throw new Problem('company_not_found')
  return { id: path.id, deleted: true }
}
