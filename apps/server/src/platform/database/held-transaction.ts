import {
  CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import type { Pool, PoolOrHeld, Tables, Transaction } from './tables.ts'
import { commitAfter } from './transaction.ts'

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
   * @param last - runs before the commit. If no transaction is open, it gets a new one.
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
    await end(({ tx, opened }) => commitAfter(tx, async () => void (await last?.(opened))))
  }
  const rollback = () => end(({ tx }) => tx.rollback().execute())

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
  const held = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db: held as PoolOrHeld, commit, hasWritten: () => hasWritten }
}

/** True for a query of the builder that only selects. Raw SQL counts as a write, and so do common table expressions, because these can write. */
function isRead({ query }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) && query.with === undefined
}

interface Begun<Opened> {
  tx: ControlledTransaction<Tables>
  opened: Opened
}

async function start<Opened>(db: Pool, onOpen: (tx: Transaction) => Promise<Opened>): Promise<Begun<Opened>> {
  const tx = await db.startTransaction().execute()
  try {
    return { tx, opened: await onOpen(tx) }
  } catch (error) {
    // The first error says more than an error of the rollback.
    await tx
      .rollback()
      .execute()
      .catch(() => {})
    throw error
  }
}
