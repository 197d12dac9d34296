import type { ControlledTransaction } from 'kysely'
import type { PoolOrHeld, Tables, Transaction } from './tables.ts'

/** Runs work in a transaction, which commits if the work succeeds. */
export async function inTransaction<Result>(
  db: PoolOrHeld,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const tx = await db.startTransaction().execute()
  return commitAfter(tx, () => work(tx))
}

/**
 * Runs the rest of a transaction, and commits. If that fails, it rolls back. Unlike `transaction()` of Kysely, the rollback waits for statements that
 * still run, so that none runs after it.
 */
export async function commitAfter<Result>(
  tx: ControlledTransaction<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work()
    await tx.commit().execute()
    return result
  } catch (error) {
    // The first error says more than an error of the rollback. If the rollback fails, the connection is dropped.
    await tx
      .rollback()
      .execute()
      .catch(() => {})
    throw error
  }
}
