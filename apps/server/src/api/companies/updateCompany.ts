import type { Handler } from '#api/operation.ts'
import { changeCompany } from '#domain/companies/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const updateCompany: Handler<'updateCompany'> = async ({ path, body }, { db, now, account }) => {
  const company = await changeCompany(db, { id: path.id, accountId: account.id }, body, now())
  if (!company) throw new Problem('company_not_found')
  return company
}
