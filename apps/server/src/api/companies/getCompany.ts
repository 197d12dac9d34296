import type { Handler } from '#api/operation.ts'
import { findCompany } from '#domain/companies/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getCompany: Handler<'getCompany'> = async ({ path }, { db, account }) => {
  const company = await findCompany(db, { id: path.id, accountId: account.id })
  if (!company) throw new Problem('company_not_found')
  return company
}
