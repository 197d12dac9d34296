import { scopes as allScopes } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { findKeyWithAccount } from '#domain/accounts/account-store.ts'

export const getMe: Handler<'getMe'> = async (_input, { db, actor, scopes }) => ({
  ...(await findKeyWithAccount(db, actor.id!)),
  scopes: [...(scopes ?? allScopes)],
})
