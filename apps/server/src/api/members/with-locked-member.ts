import type { Member } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import { lockAccount, type LockedAccount } from '#domain/accounts/account-store.ts'
import { findMember, isLastAdmin } from '#domain/members/member-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Changes a member under the lock of its account, so that two requests can't take the role from the last two admins.
 *
 * @param staysAdmin - false if an admin is no admin any more after the change.
 * @throws Problem `member_not_found`, `last_admin`
 */
export function withLockedMember<Result>(
  { db, account }: Pick<Context, 'db' | 'account'>,
  id: string,
  { staysAdmin }: { staysAdmin: boolean },
  change: (locked: LockedAccount, member: Member) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const member = await findMember(tx, { id, accountId: account.id })
    if (!member) throw new Problem('member_not_found')
    if (!staysAdmin && (await isLastAdmin(locked, id))) throw new Problem('last_admin')
    return change(locked, member)
  })
}
