import { countGuess } from '#api/access/guesses.ts'
import { storeRecord } from '#api/idempotency/store.ts'
import { collectMaterial } from '#work/sealing/collect.ts'
import { lockAccount } from '#domain/accounts/account-store.ts'
import { countActiveKeys } from '#domain/accounts/key-store.ts'
import { insertDocument } from '#domain/documents/store.ts'
import { holdTransaction } from '#platform/database/held-transaction.ts'
import type { Database, Pool, PoolOrHeld, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'

interface Databases {
  db: Database
  pool: Pool
  held: PoolOrHeld
  tx: Transaction
}

/** The type checker checks this function. It fails if an expected error does not occur. */
export function types({ db, pool, held, tx }: Databases) {
  const now = new Date()
  const work = async () => {}

  void inTransaction(pool, work)
  void inTransaction(held, work)
  // @ts-expect-error a transaction can not begin inside another one
  void inTransaction(tx, work)
  // @ts-expect-error a value of the type Database may be a transaction
  void inTransaction(db, work)
  // @ts-expect-error a held transaction can not hold another one
  holdTransaction(held, work)

  void countGuess(held, null, now)
  // @ts-expect-error a rollback would forget the guess
  void countGuess(tx, null, now)

  type New = Parameters<typeof insertDocument>[2]
  // @ts-expect-error without a transaction, the document could be stored without its file
  void insertDocument(held, { accountId: 'acc_1', createdBy: 'key_1' }, {} as New, now)
  // @ts-expect-error without a transaction, the lock would end with the statement
  void lockAccount(held, 'acc_1')
  // @ts-expect-error the account is not locked
  void countActiveKeys({ tx, id: 'acc_1', mode: 'LIVE' }, now)
  // @ts-expect-error the key is not locked
  void storeRecord({ tx, key: Buffer.alloc(32) }, { answer: null, expiresAt: '' })

  type Source = Parameters<typeof collectMaterial>[2]
  // @ts-expect-error a held transaction has no isolation level of its own
  void collectMaterial(held, 'doc_1', {} as Source)
}
