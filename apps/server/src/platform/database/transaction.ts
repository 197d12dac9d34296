import { type Dialect, type Driver, Transaction as KyselyTransaction } from '#kysely'
import type { Database, PoolOrHeld, Tables, Transaction } from './tables.ts'

interface Parts {
  dialect: Dialect
  /** Begins and ends the transactions. */
  driver: Driver
}

/** The key is the adapter, because a database and its variants with plugins share it. */
const partsOf = new WeakMap<object, Parts>()

/** Lets the transactions of this database send statements together. */
export function pipelineTransactions(db: Database, parts: Parts): void {
  partsOf.set(db.getExecutor().adapter, parts)
}

/**
 * An open transaction. Statements that start together, for example with `Promise.all`, are sent together, and PostgreSQL runs them in the order in which
 * they were started. The transactions of Kysely wait for each answer before they send the next statement, and such a wait often costs more CPU than the
 * statement.
 */
export interface OpenTransaction {
  tx: Transaction
  /** Fails if the transaction could not begin. Then its statements fail too. */
  begun: Promise<void>
  /**
   * Commits, and frees the connection.
   *
   * @param last - runs one more statement, which is sent together with the COMMIT. If the statement fails, PostgreSQL rolls back, and its error is thrown.
   */
  commit: (last?: (tx: Transaction) => Promise<unknown>) => Promise<void>
  /** Rolls back, and frees the connection. If this fails, the connection is dropped. */
  rollback: () => Promise<void>
}

/** Begins a transaction. The BEGIN is sent with the first statement. The caller must commit or roll back. */
export function openTransaction(db: PoolOrHeld): Promise<OpenTransaction> {
  const executor = db.getExecutor()
  const { dialect, driver } = partsOf.get(executor.adapter)!
  const opened = Promise.withResolvers<OpenTransaction>()
  const free = Promise.withResolvers<void>()
  const using = executor.provideConnection((connection) => {
    let isOver = false
    let failure: unknown
    let onStart: (() => void) | undefined
    const transactionExecutor = executor.withConnectionProvider({
      async provideConnection(run) {
        // One part of the work may still run after another part has failed. It must not use the connection, which another request may have by then.
        if (isOver) throw new TransactionOverError()
        const answer = run(connection)
        onStart?.()
        try {
          return await answer
        } catch (error) {
          // The error of a later statement may arrive before the error of the one that failed. It would hide the cause.
          if (!isRefused(error)) failure = error
          throw failure ?? error
        }
      },
    })
    const tx = new KyselyTransaction<Tables>({ config: { dialect }, dialect, driver, executor: transactionExecutor })
    const rollback = async () => {
      isOver = true
      await driver.rollbackTransaction(connection).finally(free.resolve)
    }
    const commit: OpenTransaction['commit'] = async (last) => {
      const { promise: isStarted, resolve } = Promise.withResolvers<void>()
      onStart = resolve
      let answer: Promise<unknown> | undefined
      try {
        answer = last?.(tx)
        // Otherwise the COMMIT could be sent before the statement.
        if (answer) await Promise.race([isStarted, answer])
      } catch (error) {
        await rollback().catch(() => {})
        throw error
      }
      isOver = true
      const committed = driver.commitTransaction(connection)
      const [, { status }] = await Promise.allSettled([answer, committed])
      if (status === 'fulfilled') free.resolve()
      // If the connection is broken, this drops it.
      else await rollback().catch(() => {})
      // This comes first, because its error says why the COMMIT failed.
      await answer
      await committed
    }
    opened.resolve({ tx, begun: driver.beginTransaction(connection, {}), commit, rollback })
    return free.promise
  })
  using.catch(opened.reject)
  return opened.promise
}

/** Runs work in a transaction, which commits if the work succeeds. */
export async function inTransaction<Result>(
  db: PoolOrHeld,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { tx, begun, commit, rollback } = await openTransaction(db)
  let result: Result
  try {
    ;[result] = await Promise.all([work(tx), begun])
  } catch (error) {
    // The first error says more than an error of the rollback.
    await rollback().catch(() => {})
    throw error
  }
  await commit()
  return result
}

/** True if PostgreSQL did not run a statement, because one before it in the transaction had failed. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02'
}

class TransactionOverError extends Error {
  constructor() {
    super('The transaction is over.')
  }
}
