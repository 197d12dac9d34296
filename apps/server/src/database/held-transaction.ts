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
} from '#kysely'
import type { Database, Tables } from './tables.ts'

/** The writes of one request, which are committed together. */
export interface HeldTransaction {
  /**
   * Works like the database, but its transactions do not commit: the first write or transaction opens one transaction, and all later
   * statements run in it. Reads before that do not. A transaction that fails is rolled back as usual, and the next write opens another one.
   */
  db: Database
  /** Opens the transaction, if no statement has done so yet. */
  open: () => Promise<Database>
  /** Commits the transaction, if one is open. A later write opens another one. */
  commit: () => Promise<void>
  /** True if a statement through `db` may have changed something. */
  hasWritten: () => boolean
}

type Open = ControlledTransaction<Tables>

/**
 * Opens no connection until the first statement.
 *
 * @param onOpen - runs first in each transaction. If it fails, so does the statement that opened the transaction.
 */
export function holdTransaction(db: Database, onOpen: (tx: Database) => Promise<void>): HeldTransaction {
  let opening: Promise<Open> | undefined
  const open = () => (opening ??= start(db, onOpen))
  /** Forgets the transaction even if its end fails: its connection is then broken. */
  const end = async (how: (tx: Open) => Promise<void>) => {
    const opened = opening
    opening = undefined
    // A transaction that could not be opened has nothing to end.
    const tx = await opened?.catch(() => undefined)
    if (tx) await how(tx)
  }
  const commit = () => end((tx) => tx.commit().execute())
  const rollback = () => end((tx) => tx.rollback().execute())

  let hasWritten = false
  const execute = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const isReading = isRead(query)
    hasWritten ||= !isReading
    const target = opening === undefined && isReading ? db : await open()
    return target.executeQuery(query as CompiledQuery<Row>)
  }
  let depth = 0
  const savepoint = async (command: 'savepoint' | 'rollback to') =>
    (await open()).executeQuery(CompiledQuery.raw(`${command} nested_${depth}`))
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
      // A write before this transaction must survive if this transaction fails.
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
  return { db: new Kysely<Tables>({ dialect }), open, commit, hasWritten: () => hasWritten }
}

async function start(db: Database, onOpen: (tx: Database) => Promise<void>): Promise<Open> {
  const tx = await db.startTransaction().execute()
  try {
    await onOpen(tx)
    return tx
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }
}

/** Raw SQL counts as a write, and so does a query with common table expressions, because these can write. */
function isRead({ query }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' && !('with' in query && query.with)
}
