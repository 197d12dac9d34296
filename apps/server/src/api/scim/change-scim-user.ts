import type { ScimUser } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import { changesOf } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { lockAccount, type LockedAccount } from '#domain/accounts/account-store.ts'
import {
  changeMember,
  changePerson,
  ensurePerson,
  findMemberOfPerson,
  isLastAdmin,
  setDeactivated,
} from '#domain/members/member-store.ts'
import { memberNameOf, requireScimFields, type ScimFields } from '#domain/provisioning/scim-rules.ts'
import { findScimUser, saveScimUser, type StoredScimUser } from '#domain/provisioning/scim-user-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { toScimUser } from './to-scim-user.ts'

/**
 * Changes a member as its identity provider says, under the lock of its account.
 *
 * @param change - returns the fields after the change.
 * @throws Problem `member_not_found`, `member_exists`, `last_admin`
 */
export function changeScimUser(
  context: Context,
  id: string,
  change: (before: ScimFields) => ScimFields,
): Promise<ScimUser> {
  const { db, now, account, publicUrl } = context
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const key = { id, accountId: account.id }
    const before = await findScimUser(tx, key)
    if (!before) throw new Problem('member_not_found')
    const after = change(before)
    requireScimFields(after)
    const losesRights = !after.isActive || after.role !== 'ADMIN' || isMoved(before, after)
    if (losesRights && (await isLastAdmin(locked, id))) throw new Problem('last_admin')
    const at = now()
    await moveToPerson(locked, before, after, at)
    await changeMember(locked, id, { name: memberNameOf(after), role: after.role })
    if (after.isActive !== before.isActive) await setDeactivated(locked, id, after.isActive ? null : at)
    await saveScimUser(locked, id, after, at)
    const changes = changesOf(logged(before, before.name), logged(after, memberNameOf(after)))
    const subject = { id, name: before.name }
    if (changes.length > 0) await recordAccountEvent(tx, context, { type: 'member.updated', subject, changes })
    return toScimUser((await findScimUser(tx, key))!, publicUrl)
  })
}

/**
 * A person is an address, so the member becomes another person. The address of the person itself never changes: it is for all accounts, and the key of one
 * account must not give somebody the sessions and the passkeys of another one.
 */
async function moveToPerson(locked: LockedAccount, before: StoredScimUser, after: ScimFields, at: Date): Promise<void> {
  if (!isMoved(before, after)) return
  const personId = await ensurePerson(locked.tx, after.userName, at)
  const other = await findMemberOfPerson(locked, personId)
  if (other && !other.isRemoved) throw new Problem('member_exists')
  await changePerson(locked, before.id, personId)
}

const isMoved = (before: StoredScimUser, after: ScimFields) => after.userName.toLowerCase() !== before.email

const logged = ({ userName, role, isActive }: ScimFields, name: string) => ({
  name,
  email: userName.toLowerCase(),
  role,
  active: isActive,
})
