import type { Handler } from '#api/operation.ts'
import { insertCompany } from '#domain/companies/store.ts'

export const createCompany: Handler<'createCompany'> = ({ body }, { db, now, account }) =>
  insertCompany(db, account.id, body, now())
