import type { Scope } from '@paraph/contract'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { newId } from '#platform/database/ids.ts'
import { toPage } from '#platform/database/pagination.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'
import type { LockedAccount } from './account-store.ts'

/** Records the use of a key, unless another request has recorded one after `before`. */
export function touchKey(db: Database, id: string, now: Date, before: Date) {
  return db
    .updateTable('api_keys')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', before.toISOString())]))
    .execute()
}

/** True for a key that can be used at this time. */
export function isActive(at: string): RawBuilder<SqlBool> {
  return sql`revoked_at is null and (expires_at is null or expires_at > ${at})`
}

/** Locks an active key, so that it can't be revoked before the transaction ends. */
export function lockKey(tx: Transaction, id: string, now: Date) {
  return tx
    .selectFrom('api_keys')
    .select(['id', 'scopes', 'expires_at', 'rate_limit', 'counted_as'])
    .where('id', '=', id)
    .where(isActive(now.toISOString()))
    .forShare()
    .executeTakeFirst()
}

export async function countActiveKeys({ tx, id }: LockedAccount, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('api_keys')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', id)
    .where(isActive(now.toISOString()))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface KeyFields {
  name?: string | null
  prefix?: string | null
  scopes?: Scope[] | null
  createdBy?: string | null
  createdAt?: string
  rateLimit?: number | null
  countedAs?: string | null
}

export async function insertKey(
  db: Database,
  accountId: string,
  secretHash: Buffer,
  expiresAt: string | null,
  { name = null, prefix = null, scopes = null, createdBy = null, createdAt, rateLimit, countedAs }: KeyFields = {},
) {
  const id = newId('key')
  await db
    .insertInto('api_keys')
    .values({
      id,
      account_id: accountId,
      secret_sha256: secretHash,
      name,
      prefix,
      scopes,
      created_by: createdBy,
      expires_at: expiresAt,
      rate_limit: rateLimit,
      counted_as: countedAs,
      ...(createdAt !== undefined && { created_at: createdAt }),
    })
    .execute()
  return id
}

/** Returns the keys of the account that are not revoked, newest first. */
export async function findKeys(
  db: Database,
  accountId: string,
  { limit, after }: { limit: number; after: string | undefined },
) {
  let query = db
    .selectFrom('api_keys')
    .select([
      'id',
      'name',
      'prefix',
      'scopes',
      'created_at as createdAt',
      'created_by as createdBy',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
    ])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
  if (after !== undefined) query = query.where('id', '<', after)
  return toPage(
    await query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    limit,
  )
}

/** Revokes a key of the account. Returns undefined if the account has no such key, or if it was revoked before. */
export function revokeKeyOf(db: Database, key: { id: string; accountId: string }, now: Date) {
  return db
    .updateTable('api_keys')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

export function listKeys(db: Database) {
  return db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select([
      'api_keys.id',
      'accounts.name as account',
      'accounts.mode',
      'api_keys.name',
      'api_keys.scopes',
      'api_keys.created_at',
      'api_keys.expires_at',
      'api_keys.last_used_at',
      'api_keys.revoked_at',
      'api_keys.rate_limit',
    ])
    .orderBy('api_keys.id')
    .execute()
}

/** Revokes the key. Returns undefined if there is none. A key that was revoked before keeps its time of revocation. */
export function revokeKey(db: Database, id: string, now: Date) {
  return db
    .updateTable('api_keys')
    .set((set) => ({ revoked_at: set.fn.coalesce('revoked_at', set.val(now.toISOString())) }))
    .where('id', '=', id)
    .returning(['account_id as accountId', 'name'])
    .executeTakeFirst()
}
