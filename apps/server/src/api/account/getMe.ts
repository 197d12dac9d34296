import { scopes as allScopes } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { findAccountMode, findKeyWithAccount } from '#domain/accounts/account-store.ts'
import { findMember } from '#domain/members/member-store.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'

export const getMe: Handler<'getMe'> = async (_input, { db, account, actor, scopes }) => {
  const granted = [...(scopes ?? allScopes)]
  if (actor.type !== 'MEMBER') return { ...(await findKeyWithAccount(db, actor.id!)), scopes: granted }
  const member = await findMember(db, { id: actor.id!, accountId: account.id })
  // The member was removed after the authentication.
  if (!member) throw unauthorized('key_invalid')
  return { ...(await findAccountMode(db, account.id)), scopes: granted, apiKey: null, member }
}
