import type { Handler } from '../operation.ts'
import { insertCompany } from './store.ts'

export const createCompany: Handler<'createCompany'> = ({ body }, { db, now, account }) =>
  insertCompany(db, account.id, body, now())
