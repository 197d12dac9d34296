import type { InvitationFound } from '@paraph/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { makerIn } from '#domain/accounts/maker-columns.ts'
import { shownName } from '#domain/accounts/shown-name-columns.ts'
import type { Database, Tables, Transaction } from '#platform/database/tables.ts'

/** Returns what the mail with an invitation says. Undefined if the member was removed, or was invited again since. */
export function findInvitation(db: Database, { memberId, invitedAt }: { memberId: string; invitedAt: string }) {
  return db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'person_id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['members.name', 'people.email', 'language', 'invitation_expires_at as expiresAt'])
    .select([shownName.as('accountName'), 'mode', 'time_zone as timeZone'])
    .where('members.id', '=', memberId)
    .where('invited_at', '=', invitedAt)
    .where('invitation_shown', '=', false)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Stores the hash of the token that a mail gets. An older mail of this invitation does not work any more. */
export async function storeInvitation(
  db: Database,
  { memberId, invitedAt, sha256 }: { memberId: string; invitedAt: string; sha256: Buffer },
): Promise<void> {
  await db
    .updateTable('members')
    .set({ invitation_sha256: sha256 })
    .where('id', '=', memberId)
    .where('invited_at', '=', invitedAt)
    .where('removed_at', 'is', null)
    .execute()
}

/** True for the member whom the invitation signs in. */
const isInvitedBy = (sha256: Buffer, now: Date) => (by: ExpressionBuilder<Tables, 'members'>) =>
  by.and([
    by('invitation_sha256', '=', sha256),
    by('invitation_expires_at', '>', now.toISOString()),
    by('removed_at', 'is', null),
    by('deactivated_at', 'is', null),
  ])

/** Returns what the person sees before accepting. Undefined if the invitation is not valid. */
export function findInvitedTo(db: Database, sha256: Buffer, now: Date): Promise<InvitationFound | undefined> {
  // In the query of the maker, `members` is the one who invites.
  const invited = db.selectFrom('members').selectAll().where(isInvitedBy(sha256, now)).as('invited')
  return db
    .selectFrom(invited)
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select([shownName.as('accountName'), 'role', 'invitation_expires_at as expiresAt'])
    .select(sql<string | null>`(${makerIn('invited.invited_by')})->>'name'`.as('invitedBy'))
    .executeTakeFirst()
}

/** Takes an invitation, so that it can't be used again. Returns undefined if it is not valid. */
export function takeInvitation(tx: Transaction, sha256: Buffer, now: Date) {
  return tx
    .updateTable('members')
    .set({ invitation_sha256: null })
    .where(isInvitedBy(sha256, now))
    .returning([
      'person_id as personId',
      'account_id as accountId',
      'invitation_shown as isShown',
      'invited_by as invitedBy',
    ])
    .executeTakeFirst()
}

/** Records that a member has signed in. An invitation that it has not used does not work any more. */
export async function markSignedIn(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx
    .updateTable('members')
    .set({ joined_at: sql`coalesce(joined_at, ${at})`, last_signed_in_at: at, invitation_sha256: null })
    .where('id', '=', memberId)
    .execute()
}
