import type { InviteMember, Language, Member } from '@paraph/contract'
import { lockAccount } from '#domain/accounts/account-store.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { type LogAuthor, recordAccountEvent } from '#domain/account-log/log-store.ts'
import { MAX_MEMBERS } from '#domain/members/member-rules.ts'
import {
  countMembers,
  ensurePerson,
  findMember,
  insertMember,
  type NewInvitation,
} from '#domain/members/member-store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Adds a member who has not signed in yet.
 *
 * @throws Problem `member_limit_reached`, `member_exists`
 */
export async function addInvited(
  tx: Transaction,
  accountId: string,
  { email, ...fields }: InviteMember & { language: Language },
  invitation: NewInvitation,
): Promise<Member> {
  const locked = await lockAccount(tx, accountId)
  if ((await countMembers(locked)) >= MAX_MEMBERS) throw new Problem('member_limit_reached')
  const personId = await ensurePerson(tx, email, invitation.invitedAt)
  const id = await insertMember(locked, { ...fields, personId }, invitation)
  if (id === undefined) throw new Problem('member_exists')
  return (await findMember(tx, { id, accountId }))!
}

export function recordInvited(tx: Transaction, author: LogAuthor, { id, name, email, role }: Member): Promise<void> {
  return recordAccountEvent(tx, author, {
    type: 'member.invited',
    subject: { id, name },
    changes: firstValues({ email, role }),
  })
}
