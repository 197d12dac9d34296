import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from '#kysely'
import { isRead } from './read-query.ts'
import type { Pool, PoolOrHeld, Tables, Transaction } from './tables.ts'
import { openTransaction, type OpenTransaction, pipelineTransactions } from './transaction.ts'

/** The writes of one request, which are committed together. `Opened` is what `onOpen` returns for each transaction. */
export interface HeldTransaction<Opened> {
  /**
   * Works like the database, but its transactions do not commit: the first write or transaction opens one transaction, and all later statements run
   * in it. Earlier reads run outside of it. A transaction that fails is rolled back as usual, and the next write opens another one.
   */
  db: PoolOrHeld
  /**
   * Commits the transaction, if one is open. A later write opens another one.
   *
   * @param last - as in `OpenTransaction`. If no transaction is open, it gets a new one.
   */
  commit: (last?: (opened: Opened) => Promise<unknown>) => Promise<void>
  /** True if a statement through `db` may have changed something. */
  hasWritten: () => boolean
}

/**
 * Opens no connection until the first statement.
 *
 * @param onOpen - runs first in each transaction. If it fails, so does the statement that opened the transaction.
 */
export function holdTransaction<Opened>(
  db: Pool,
  onOpen: (tx: Transaction) => Promise<Opened>,
): HeldTransaction<Opened> {
  let opening: Promise<Begun<Opened>> | undefined
  const open = () => (opening ??= start(db, onOpen))
  /** Forgets the transaction even if the commit or the rollback fails, because its connection is then broken. */
  const end = async (how: (transaction: Begun<Opened>) => Promise<void>) => {
    const opened = opening
    opening = undefined
    // A transaction that could not be opened has nothing to end.
    const transaction = await opened?.catch(() => undefined)
    if (transaction) await how(transaction)
  }
  const commit: HeldTransaction<Opened>['commit'] = async (last) => {
    if (last) await open()
    await end(({ commit, opened }) => commit(last && (() => last(opened))))
  }
  const rollback = () => end((transaction) => transaction.rollback())

  let hasWritten = false
  const execute = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const isReading = isRead(query)
    hasWritten ||= !isReading
    const target = opening === undefined && isReading ? db : (await open()).tx
    return target.executeQuery(query as CompiledQuery<Row>)
  }
  let depth = 0
  const savepoint = async (command: 'savepoint' | 'rollback to') =>
    (await open()).tx.executeQuery(CompiledQuery.raw(`${command} nested_${depth}`))
  const connection: DatabaseConnection = {
    executeQuery: execute,
    streamQuery: () => {
      throw new Error('A request with an idempotency-key does not stream rows.')
    },
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    async beginTransaction(_connection, { isolationLevel }) {
      if (isolationLevel) throw new Error('A request with an idempotency-key can not choose an isolation level.')
      // If this transaction fails, the writes before it must remain.
      if (opening) {
        depth++
        await savepoint('savepoint')
      } else await open()
    },
    async commitTransaction() {
      if (depth > 0) depth--
    },
    async rollbackTransaction() {
      if (depth === 0) return rollback()
      await savepoint('rollback to')
      depth--
    },
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const held = new Kysely<Tables>({ dialect }) as PoolOrHeld
  pipelineTransactions(held, { dialect, driver })
  return { db: held, commit, hasWritten: () => hasWritten }
}

interface Begun<Opened> extends OpenTransaction {
  opened: Opened
}

async function start<Opened>(db: Pool, onOpen: (tx: Transaction) => Promise<Opened>): Promise<Begun<Opened>> {
  const transaction = await openTransaction(db)
  try {
    const [opened] = await Promise.all([onOpen(transaction.tx), transaction.begun])
    return { ...transaction, opened }
  } catch (error) {
    // The first error says more than an error of the rollback.
    await transaction.rollback().catch(() => {})
    throw error
  }
}
