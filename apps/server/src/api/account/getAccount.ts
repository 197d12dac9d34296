import type { Handler } from '#api/operation.ts'
import { findAccount } from '#domain/accounts/account-store.ts'

export const getAccount: Handler<'getAccount'> = (_input, { db, account }) => findAccount(db, account.id)
