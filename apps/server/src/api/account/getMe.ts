import { scopes as allScopes } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { findKeyWithAccount } from '#domain/accounts/account-store.ts'
import { describeMember } from './describe-member.ts'

export const getMe: Handler<'getMe'> = async (_input, context) => {
  const { db, actor, scopes } = context
  if (actor.type === 'MEMBER') return describeMember(context)
  return { ...(await findKeyWithAccount(db, actor.id!)), scopes: [...(scopes ?? allScopes)] }
}
