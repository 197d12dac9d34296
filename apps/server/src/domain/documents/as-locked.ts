import type { Transaction } from '#platform/database/tables.ts'
import type { DocumentLock, LockingTransaction } from './document-lock.ts'

/** Marks a transaction that has just locked its documents. */
export function asLocking(tx: Transaction): LockingTransaction {
  return tx as LockingTransaction
}

/** Marks a document that the transaction has just locked or inserted. */
export function asLocked<Facts extends Pick<DocumentLock, 'tx' | 'id' | 'accountId' | 'lockedAt'>>(
  facts: Facts,
): Facts & DocumentLock {
  return facts as Facts & DocumentLock
}
