import type { Database } from '../database/tables.ts'
import { newId } from '../database/ids.ts'

export type Mode = 'LIVE' | 'TEST'

export function findKey(db: Database, secretHash: Buffer, now: Date) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'account_id', 'last_used_at'])
    .where('secret_sha256', '=', secretHash)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now.toISOString())]))
    .executeTakeFirst()
}

export function touchKey(db: Database, id: string, now: Date) {
  return db.updateTable('api_keys').set({ last_used_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Returns the account with this name and mode. Creates it if it does not exist. */
export async function ensureAccount(db: Database, name: string, mode: Mode): Promise<{ id: string }> {
  await db
    .insertInto('accounts')
    .values({ id: newId('acc'), name, mode })
    .onConflict((conflict) => conflict.columns(['name', 'mode']).doNothing())
    .execute()
  return db
    .selectFrom('accounts')
    .select('id')
    .where('name', '=', name)
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow()
}

export function setEmail(db: Database, accountId: string, email: string) {
  return db.updateTable('accounts').set({ email }).where('id', '=', accountId).execute()
}

export async function insertKey(db: Database, accountId: string, secretHash: Buffer, expiresAt: string | null) {
  const id = newId('key')
  await db
    .insertInto('api_keys')
    .values({ id, account_id: accountId, secret_sha256: secretHash, expires_at: expiresAt })
    .execute()
  return id
}

export function listKeys(db: Database) {
  return db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select([
      'api_keys.id',
      'accounts.name as account',
      'accounts.mode',
      'api_keys.created_at',
      'api_keys.expires_at',
      'api_keys.last_used_at',
      'api_keys.revoked_at',
    ])
    .orderBy('api_keys.id')
    .execute()
}

/** Revokes the key, and returns whether it exists. A key that was revoked before keeps its time of revocation. */
export async function revokeKey(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set((set) => ({ revoked_at: set.fn.coalesce('revoked_at', set.val(now.toISOString())) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
