import type { CompiledQuery } from '#kysely'
import { sharedReadOf } from './shared-reads.ts'
import type { Database } from './tables.ts'

/** Stands for a value until the query runs. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A query, or SQL. */
interface Statement<Row> {
  compile: (db: Database) => CompiledQuery<Row>
}

/**
 * Compiles a query once, for the queries that nearly every request runs. Kysely otherwise builds and compiles the SQL each time, which takes
 * about as long as the rest of its work.
 *
 * @param build - builds the query. It runs once, with placeholders for the values, so the SQL can't depend on them.
 * @param writes - true if the query also writes. Its connection is its own then, because it may wait for a lock.
 * @returns a function that runs the query with these values, and returns its rows.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database, values: Values) => Statement<Row>,
  { writes = false } = {},
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return (db, values) => {
    compiled ??= build(db, placeholders).compile(db)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    const shared = writes ? undefined : sharedReadOf(db)?.(compiled.sql, parameters)
    if (shared) return shared as Promise<Row[]>
    return db.executeQuery<Row>({ ...compiled, parameters }).then(({ rows }) => rows)
  }
}

/** Has a placeholder for each value. */
const placeholders = new Proxy<never>({} as never, { get: (_, name) => new Placeholder(String(name)) })
