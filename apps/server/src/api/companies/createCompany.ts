import type { Handler } from '#api/operation.ts'
import { insertCompany } from '#domain/companies/store.ts'

export const createCompany: Handler<'createCompany'> = ({ body }, { db, now, account, actor }) =>
  insertCompany(db, { accountId: account.id, createdBy: actor.id! }, body, now())
