import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database/tables.ts'

/** A request with the key has stored its answer, or has committed a part of its changes and is not finished. */
export interface StoredRecord {
  answer: Buffer | null
  expiresAt: string
}

declare const isLocked: unique symbol

/** A key, and the transaction that holds its lock. */
export interface LockedKey {
  tx: Transaction
  key: Buffer
  readonly [isLocked]: true
}

/**
 * Tries to lock the key until the transaction ends, without waiting. PostgreSQL frees the lock if the process dies.
 *
 * @returns undefined if another transaction has the lock.
 */
export async function tryLock(tx: Transaction, key: Buffer): Promise<LockedKey | undefined> {
  const lock = sql<{ isLocked: boolean }>`select pg_try_advisory_xact_lock(${lockIdOf(key)}) as "isLocked"`
  const { rows } = await lock.execute(tx)
  return rows[0]!.isLocked ? ({ tx, key } as LockedKey) : undefined
}

/** Returns the id of the key's advisory lock. Two keys hardly ever have the same id, and the only effect is a 409, after which a repeat succeeds. */
export function lockIdOf(key: Buffer): string {
  return key.readBigInt64BE().toString()
}

export function findRecord(db: Database, key: Buffer, now: Date): Promise<StoredRecord | undefined> {
  return db
    .selectFrom('idempotency_records')
    .select(['answer', 'expires_at as expiresAt'])
    .where('key_sha256', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Stores the record, and replaces an older one. */
export async function storeRecord({ tx, key }: LockedKey, { answer, expiresAt }: StoredRecord): Promise<void> {
  await tx
    .insertInto('idempotency_records')
    .values({ key_sha256: key, answer, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key_sha256').doUpdateSet(({ ref }) => ({
        answer: ref('excluded.answer'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute()
}

/** Deletes the record of a request that has not finished. */
export async function deleteClaim(db: Database, key: Buffer, expiresAt: string): Promise<void> {
  await db
    .deleteFrom('idempotency_records')
    .where('key_sha256', '=', key)
    .where('expires_at', '=', expiresAt)
    .where('answer', 'is', null)
    .execute()
}

/** Deletes some expired records, and returns their number. Skips locked rows, because two sweeps could deadlock. */
export async function deleteExpiredRecords(db: Database, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_records where ctid = any(array(
      select ctid from idempotency_records where expires_at <= ${now.toISOString()} limit ${sql.lit(limit)} for update skip locked
    ))`.execute(db)
  return Number(numAffectedRows)
}
