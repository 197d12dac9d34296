import type { Transaction } from '#platform/database/tables.ts'

declare const locks: unique symbol
declare const isLocked: unique symbol

/** A transaction that has locked its documents, so its later statements run under these locks. */
export type LockingTransaction = Transaction & { readonly [locks]: true }

/**
 * A document under its row lock, and the transaction that holds the lock. A function that changes a document, its parties or its audit trail takes it
 * as a parameter.
 */
export interface DocumentLock {
  readonly tx: LockingTransaction
  readonly id: string
  readonly accountId: string
  /** The time of everything that happens under the lock. */
  readonly lockedAt: Date
  readonly [isLocked]: true
}

/** A draft can be changed and deleted. Any other document can't. */
export type DraftLock = DocumentLock & { readonly status: 'DRAFT' }
