import type { Member, MemberAccount } from '@paraph/contract'
import type { Origin } from '#domain/events/store.ts'
import { isOpenBy, type Vouched } from '#domain/single-sign-on/reach-store.ts'
import { newId } from '#platform/database/ids.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'
import { maySignIn } from './member-store.ts'
import { MAX_SESSIONS } from './session-rules.ts'

const sessionFields = [
  'id',
  'person_id as personId',
  'account_id as accountId',
  'is_bound as isBound',
  'issuer',
  'client_id as clientId',
  'is_by_operator as byOperator',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'ip_address as ipAddress',
  'user_agent as userAgent',
] as const

export interface StoredSession extends Origin, Vouched {
  id: string
  personId: string
  accountId: string
  isBound: boolean
  createdAt: string
  lastUsedAt: string
}

interface NewSession {
  personId: string
  accountId: string
  isBound: boolean
  vouched: Vouched
  /** When the provider last asked the person. Null if it has not said so, and without a provider. */
  askedAt: string | null
  sha256: Buffer
  origin: Origin
}

/** Begins a session, and ends the oldest ones of a person who has too many. */
export async function insertSession(tx: Transaction, session: NewSession, now: Date): Promise<StoredSession> {
  const at = now.toISOString()
  const kept = tx
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', session.personId)
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS - 1)
  await tx.deleteFrom('sessions').where('person_id', '=', session.personId).where('id', 'not in', kept).execute()
  return tx
    .insertInto('sessions')
    .values({
      id: newId('ses'),
      person_id: session.personId,
      account_id: session.accountId,
      is_bound: session.isBound,
      issuer: session.vouched.issuer,
      client_id: session.vouched.clientId,
      is_by_operator: session.vouched.byOperator,
      asked_at: session.askedAt,
      token_sha256: session.sha256,
      rotated_at: at,
      created_at: at,
      last_used_at: at,
      ip_address: session.origin.ipAddress,
      user_agent: session.origin.userAgent,
    })
    .returning(sessionFields)
    .executeTakeFirstOrThrow()
}

/** Locks the session, so that one renewal after the other looks at the value of its cookie. */
export function lockSession(tx: Transaction, id: string) {
  return tx
    .selectFrom('sessions')
    .select(sessionFields)
    .select(['token_sha256 as sha256', 'previous_sha256 as previousSha256', 'rotated_at as rotatedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Records the use of a session, and the new value of its cookie if it has one. */
export function renewStoredSession(
  tx: Transaction,
  id: string,
  { accountId, origin, rotation }: { accountId: string; origin: Origin; rotation: Rotation | undefined },
  now: Date,
): Promise<StoredSession> {
  const at = now.toISOString()
  return tx
    .updateTable('sessions')
    .set({
      account_id: accountId,
      last_used_at: at,
      ip_address: origin.ipAddress,
      user_agent: origin.userAgent,
      ...(rotation && { token_sha256: rotation.sha256, previous_sha256: rotation.previousSha256, rotated_at: at }),
    })
    .where('id', '=', id)
    .returning(sessionFields)
    .executeTakeFirstOrThrow()
}

interface Rotation {
  sha256: Buffer
  previousSha256: Buffer
}

export async function insertAccessToken(
  tx: Transaction,
  token: { sha256: Buffer; sessionId: string; memberId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('access_tokens')
    .values({
      token_sha256: token.sha256,
      session_id: token.sessionId,
      member_id: token.memberId,
      expires_at: token.expiresAt.toISOString(),
    })
    .execute()
}

/** What a session may see and change: all of the person, or only what the person has in one account. */
export interface SessionOwner {
  personId: string
  onlyAccountId: string | null
}

/** Returns the sessions of a person, newest first. Some may be over, and not be deleted yet. */
export function findSessions(db: Database, { personId, onlyAccountId }: SessionOwner): Promise<StoredSession[]> {
  let query = db.selectFrom('sessions').select(sessionFields).where('person_id', '=', personId)
  if (onlyAccountId !== null) query = query.where('account_id', '=', onlyAccountId)
  return query.orderBy('id', 'desc').limit(MAX_SESSIONS).execute()
}

/** Returns the account of a session, and whether others have vouched for the person: an admin with a link, or the provider of the account. */
export function findBinding(db: Database, id: string) {
  return db
    .selectFrom('sessions')
    .select(['account_id as accountId'])
    .select(({ eb }) => eb.or([eb('is_bound', '=', true), eb('issuer', 'is not', null)]).as('isForAccount'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends a session. Its access tokens are deleted with it. */
export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends the session that a browser had before it gets another one. */
export async function deleteSessionOfCookie(db: Database, id: string, sha256: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).where('token_sha256', '=', sha256).execute()
}

/** Ends one session of the person, or all. Returns how many have ended. */
export async function deleteSessionsOf(
  db: Database,
  { personId, onlyAccountId }: SessionOwner,
  id?: string,
): Promise<number> {
  let query = db.deleteFrom('sessions').where('person_id', '=', personId)
  if (onlyAccountId !== null) query = query.where('account_id', '=', onlyAccountId)
  if (id !== undefined) query = query.where('id', '=', id)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** A person as a member of one account. */
export interface Membership {
  memberId: string
  account: MemberAccount
  lastSignedInAt: Member['lastSignedInAt']
}

/** The maximum number of accounts that a person can change to. */
const MAX_ACCOUNTS = 100

/**
 * Returns the accounts in which a person may sign in, in the order of their names.
 *
 * @param only - the account of a session that is for this account only.
 * @param vouched - the provider that has vouched for the person. It opens only the accounts that trust it.
 */
export async function findMemberships(
  db: Database,
  { personId, only, vouched }: { personId: string; only?: string | undefined; vouched: Vouched },
  now: Date,
): Promise<Membership[]> {
  let query = db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['members.id as memberId', 'last_signed_in_at as lastSignedInAt', 'role'])
    .select(['accounts.id', 'accounts.name', 'display_name as displayName', 'mode'])
    .where('person_id', '=', personId)
    .where(maySignIn(now))
    .where(isOpenBy(vouched))
  if (only !== undefined) query = query.where('account_id', '=', only)
  const rows = await query.orderBy('accounts.name').orderBy('accounts.id').limit(MAX_ACCOUNTS).execute()
  return rows.map(({ memberId, lastSignedInAt, ...account }) => ({ memberId, lastSignedInAt, account }))
}

/** True if the person is a member who can sign in by single sign-on only, in this account or in any. */
export async function isKeptOut(
  db: Database,
  { personId, accountId }: { personId: string; accountId: string | undefined },
  now: Date,
): Promise<boolean> {
  let query = db
    .selectFrom('members')
    .innerJoin('single_sign_on', 'single_sign_on.account_id', 'members.account_id')
    .select('members.id')
    .where('person_id', '=', personId)
    .where(maySignIn(now))
    .where('is_required', '=', true)
  if (accountId !== undefined) query = query.where('members.account_id', '=', accountId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Deletes what is over. Each statement is small, because it runs every hour. */
export async function deleteEndedSessions(
  db: Database,
  before: { usedAt: Date; createdAt: Date; tokens: Date; links: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('last_used_at', '<', before.usedAt.toISOString()),
        where('created_at', '<', before.createdAt.toISOString()),
      ]),
    )
    .execute()
  await db.deleteFrom('access_tokens').where('expires_at', '<', before.tokens.toISOString()).execute()
  await db.deleteFrom('sign_in_links').where('expires_at', '<', before.links.toISOString()).execute()
}
