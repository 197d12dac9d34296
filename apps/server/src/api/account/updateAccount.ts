import type { Handler } from '#api/operation.ts'
import { changeAccount } from '#domain/accounts/account-store.ts'

export const updateAccount: Handler<'updateAccount'> = ({ body }, { db, account }) =>
  changeAccount(db, account.id, body)
