import { sql } from 'kysely'
import { shownName } from '#domain/accounts/shown-name-columns.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'

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

/** Takes an invitation, so that it can't be used again. Returns undefined if it is not valid. */
export function takeInvitation(tx: Transaction, sha256: Buffer, now: Date) {
  return tx
    .updateTable('members')
    .set({ invitation_sha256: null })
    .where('invitation_sha256', '=', sha256)
    .where('invitation_expires_at', '>', now.toISOString())
    .where('removed_at', 'is', null)
    .where('deactivated_at', 'is', null)
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
