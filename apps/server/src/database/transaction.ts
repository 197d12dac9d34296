import { type Dialect, type Driver, Transaction } from '#kysely'
import type { Database, Tables } from './tables.ts'

interface Parts {
  dialect: Dialect
  /** Begins and ends the transactions. */
  driver: Driver
}

const partsOf = new WeakMap<Database, Parts>()

/** Lets `inTransaction` send statements of this database together. */
export function pipelineTransactions(db: Database, parts: Parts): void {
  partsOf.set(db, parts)
}

/**
 * Runs work in a transaction. Statements that the work starts together, for example with `Promise.all`, are sent together, and PostgreSQL runs them
 * in the order in which they were started. The transactions of Kysely wait for each answer before they send the next statement, and such a wait
 * often costs more CPU than the statement. A database of `holdTransaction` still sends statements one by one.
 */
export function inTransaction<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const parts = partsOf.get(db)
  if (!parts) return db.transaction().execute(work)
  const { dialect, driver } = parts
  const executor = db.getExecutor()
  return executor.provideConnection(async (connection) => {
    let isOver = false
    const transactionExecutor = executor.withConnectionProvider({
      // A part of the work may go on after another part has failed. It must not use the connection, which may belong to others by then.
      provideConnection: (run) => (isOver ? Promise.reject(new TransactionOverError()) : run(connection)),
    })
    const tx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor: transactionExecutor })
    let result: Result
    try {
      // Sent with the first statement of the work.
      const begun = driver.beginTransaction(connection, {})
      ;[result] = await Promise.all([work(tx), begun])
    } catch (error) {
      isOver = true
      // If this fails too, the connection is dropped. The first error says more.
      await driver.rollbackTransaction(connection).catch(() => {})
      throw error
    }
    isOver = true
    await driver.commitTransaction(connection)
    return result
  })
}

class TransactionOverError extends Error {
  constructor() {
    super('The transaction is over.')
  }
}
