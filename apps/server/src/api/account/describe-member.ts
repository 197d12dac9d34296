import { type Me, scopes as allScopes } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import { findAccountMode } from '#domain/accounts/account-store.ts'
import { findMember, findNotifications } from '#domain/members/member-store.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'

/** Returns what the member who sends the request may know of themselves. */
export async function describeMember({ db, account, actor, scopes }: Context): Promise<Me> {
  const member = await findMember(db, { id: actor.id!, accountId: account.id })
  // The member was removed after the authentication.
  if (!member) throw unauthorized('key_invalid')
  const notifications = await findNotifications(db, member.id)
  const granted = [...(scopes ?? allScopes)]
  return { ...(await findAccountMode(db, account.id)), scopes: granted, apiKey: null, member, notifications }
}
