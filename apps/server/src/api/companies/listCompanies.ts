import type { Handler } from '#api/operation.ts'
import { findCompanies } from '#domain/companies/store.ts'
import { readCursor } from '#platform/database/pagination.ts'

export const listCompanies: Handler<'listCompanies'> = async ({ query }, { db, account }) => {
  const { rows, nextCursor } = await findCompanies(db, account.id, {
    limit: query.limit,
    after: readCursor('cmp', query.cursor),
  })
  return { companies: rows, nextCursor }
}
