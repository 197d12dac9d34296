import type { Colleague, Language, Member, Notifications, Role, UpdateNotifications } from '@paraph/contract'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { LockedAccount } from '#domain/accounts/account-store.ts'
import { newId } from '#platform/database/ids.ts'
import { type Page, toPage } from '#platform/database/pagination.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'
import { MAX_MEMBERS } from './member-rules.ts'

const memberFields = [
  'members.id',
  'members.name',
  'people.email',
  'role',
  sql<Member['status']>`case when joined_at is null then 'INVITED' else 'JOINED' end`.as('status'),
  'invited_at as invitedAt',
  'joined_at as joinedAt',
  'last_signed_in_at as lastSignedInAt',
  sql<boolean>`exists (select from scim_users where member_id = members.id)`.as('isProvisioned'),
  sql<boolean>`deactivated_at is not null`.as('isDeactivated'),
] as const

const selectMembers = (db: Database) =>
  db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'person_id')
    .select(memberFields)
    .where('removed_at', 'is', null)

interface MemberKey {
  id: string
  accountId: string
}

/** Returns a member of the account, unless it was removed. */
export function findMember(db: Database, { id, accountId }: MemberKey): Promise<Member | undefined> {
  return selectMembers(db).where('members.id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
}

/** True if any account has a member. */
export async function hasMembers(db: Database): Promise<boolean> {
  return (await db.selectFrom('members').select('id').where('removed_at', 'is', null).executeTakeFirst()) !== undefined
}

/** Returns the names of all members of the account. */
export function findColleagues(db: Database, accountId: string): Promise<Colleague[]> {
  const members = db.selectFrom('members').select(['id', 'name']).where('account_id', '=', accountId)
  return members.where('removed_at', 'is', null).orderBy('name').orderBy('id').limit(MAX_MEMBERS).execute()
}

/** Returns what a member is told by mail. */
export async function findNotifications(db: Database, id: string): Promise<Notifications> {
  const member = db.selectFrom('members').select('notifications').where('id', '=', id)
  return (await member.executeTakeFirstOrThrow()).notifications
}

export async function changeNotifications(db: Database, id: string, changes: UpdateNotifications): Promise<void> {
  const notifications = sql<Notifications>`notifications || ${JSON.stringify(changes)}::jsonb`
  await db.updateTable('members').set({ notifications }).where('id', '=', id).execute()
}

/** Returns a member of the account, also a removed one. */
export function findEarlierMember(db: Database, { id, accountId }: MemberKey): Promise<Colleague | undefined> {
  const members = db.selectFrom('members').select(['id', 'name']).where('id', '=', id)
  return members.where('account_id', '=', accountId).executeTakeFirst()
}

/** Locks a member of the account, so that it can't be removed before the transaction ends. */
export function lockColleague(tx: Transaction, { id, accountId }: MemberKey): Promise<Colleague | undefined> {
  const member = tx
    .selectFrom('members')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
  return member.where('removed_at', 'is', null).forShare().executeTakeFirst()
}

/** Returns the members of the account, newest first. */
export async function findMembers(
  db: Database,
  accountId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<Page<Member>> {
  let query = selectMembers(db).where('account_id', '=', accountId)
  if (after !== undefined) query = query.where('members.id', '<', after)
  return toPage(
    await query
      .orderBy('members.id', 'desc')
      .limit(limit + 1)
      .execute(),
    limit,
  )
}

export async function countMembers({ tx, id }: LockedAccount): Promise<number> {
  const { count } = await tx
    .selectFrom('members')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the id of the person with this address, who may be new. */
export async function ensurePerson(tx: Transaction, email: string, now: Date): Promise<string> {
  const address = email.toLowerCase()
  await tx
    .insertInto('people')
    .values({ id: newId('per'), email: address, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const person = tx.selectFrom('people').select('id').where('email', '=', address)
  return (await person.executeTakeFirstOrThrow()).id
}

export interface NewInvitation {
  invitedAt: Date
  expiresAt: Date
  invitedBy: string
  /** The hash of the token of a link that the answer shows. Null if a mail gets the link. */
  shownSha256: Buffer | null
}

const invitationColumns = ({ invitedAt, expiresAt, invitedBy, shownSha256 }: NewInvitation) => ({
  invited_at: invitedAt.toISOString(),
  invited_by: invitedBy,
  invitation_sha256: shownSha256,
  invitation_expires_at: expiresAt.toISOString(),
  invitation_shown: shownSha256 !== null,
})

/** Returns the id of the new member. Undefined if the account has a member who is this person. */
export async function insertMember(
  { tx, id: accountId }: LockedAccount,
  person: { personId: string; name: string; role: Role; language: Language },
  invitation: NewInvitation,
): Promise<string | undefined> {
  const { personId, ...fields } = person
  const added = await tx
    .insertInto('members')
    .values({
      id: newId('mbr'),
      account_id: accountId,
      person_id: personId,
      ...fields,
      ...invitationColumns(invitation),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'person_id']).where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Replaces the invitation of a member. Returns false if the account has no such member. */
export async function renewInvitation(
  db: Database,
  { id, accountId }: MemberKey,
  invitation: NewInvitation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set(invitationColumns(invitation))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the newest member of the account who is this person, who may have been removed. */
export function findMemberOfPerson({ tx, id: accountId }: LockedAccount, personId: string) {
  return tx
    .selectFrom('members')
    .select(['id', 'name', 'role', sql<boolean>`removed_at is not null`.as('isRemoved')])
    .select(sql<boolean>`deactivated_at is not null`.as('isDeactivated'))
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** True if the member is the last active one who has joined with the role ADMIN. The lock of the account keeps it true. */
export async function isLastAdmin({ tx, id: accountId }: LockedAccount, memberId: string): Promise<boolean> {
  const admins = await tx
    .selectFrom('members')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'ADMIN')
    .where('joined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .limit(2)
    .execute()
  return admins.length === 1 && admins[0]!.id === memberId
}

/** Makes a member another person. What the person of before could do with this member ends: its links of invitation, and its access tokens are looked up with their person. */
export async function changePerson({ tx, id: accountId }: LockedAccount, id: string, personId: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ person_id: personId, invitation_sha256: null, joined_at: null, last_signed_in_at: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

/** Takes the access of a member from this time on, or gives it back with null. Its access tokens are not looked up meanwhile. */
export async function setDeactivated({ tx, id: accountId }: LockedAccount, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('members')
    .set({ deactivated_at: at && at.toISOString() })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

export async function changeMember(
  { tx, id: accountId }: LockedAccount,
  id: string,
  changes: { name?: string; role?: Role },
): Promise<void> {
  await tx.updateTable('members').set(changes).where('id', '=', id).where('account_id', '=', accountId).execute()
}

/** The access tokens of a removed member are not looked up any more, and no session can get others for this account. */
export async function markMemberRemoved({ tx, id: accountId }: LockedAccount, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({ removed_at: now.toISOString(), invitation_sha256: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

/** Locks a member that may use the account, so that it can't lose that or get another role before the transaction ends. */
export function lockMember(tx: Transaction, id: string) {
  return tx
    .selectFrom('members')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** True for a member who may sign in: an active one who has joined, who is invited, or whom an identity provider manages. */
export function maySignIn(at: Date): RawBuilder<SqlBool> {
  return sql`(removed_at is null and deactivated_at is null and (joined_at is not null
    or invitation_expires_at > ${at.toISOString()}::timestamptz
    or exists (select from scim_users where member_id = members.id)))`
}
