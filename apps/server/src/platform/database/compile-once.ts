import { isDeepStrictEqual } from 'node:util'
import { type CompiledQuery, type Expression, ValueNode } from '#kysely'
import { isShareable } from './read-query.ts'
import { sharedReadOf } from './shared-reads.ts'
import type { Database } from './tables.ts'

/** Stands for a value until the query runs. A query may only bind it, as in `where('id', '=', id)`. Code that reads or compares it throws an error. */
export type Placeholder<Value> = Expression<Value>

/** The values of a query, each replaced by a placeholder. */
export type Placeholders<Values> = { [Name in keyof Values]: Placeholder<Values[Name]> }

/** No value is optional, because the SQL is the same for all values. So it can't leave out a condition. */
export type Bindable<Values> = { [Name in keyof Values]-?: NonNullable<unknown> | null }

/** A query, or SQL. */
interface Statement<Row> {
  compile: (db: Database) => CompiledQuery<Row>
}

type Build<Values, Row> = (db: Database, values: Placeholders<Values>) => Statement<Row>

/**
 * Compiles a query once. This is for the queries that nearly every request runs: otherwise Kysely builds and compiles the SQL each time, which is
 * about half of its work. A query that only reads may share its connection with other reads.
 *
 * @param build - builds the query with placeholders for the values, so the SQL can't depend on them.
 * @returns a function that runs the query with these values, and returns its rows. Its first run throws if the SQL depends on a value.
 */
export function compileOnce<Values extends Bindable<Values>, Row>(
  build: Build<Values, Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  let mayShare = false
  return (db, values) => {
    if (!compiled) {
      compiled = compile(db, build)
      mayShare = isShareable(compiled)
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    )
    const shared = mayShare ? sharedReadOf(db)?.(compiled.sql, parameters) : undefined
    if (shared) return shared as Promise<Row[]>
    return db.executeQuery<Row>({ ...compiled, parameters }).then(({ rows }) => rows)
  }
}

/** Builds the query a second time with nulls, and compares the two. A condition such as `if (value)` or `value ?? other` makes them differ. */
function compile<Values, Row>(db: Database, build: Build<Values, Row>): CompiledQuery<Row> {
  const compiled = build(db, each(placeholder)).compile(db)
  const { sql, parameters } = build(
    db,
    each(() => null),
  ).compile(db)
  const withNulls = compiled.parameters.map((value) => (value instanceof Place ? null : value))
  if (compiled.sql !== sql || !isDeepStrictEqual(withNulls, parameters))
    throw new Error(`This SQL depends on a value that is not known when it is compiled: ${compiled.sql}`)
  return compiled
}

/** Marks the place of a value among the parameters of a query. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

function placeholder(name: string): Placeholder<unknown> {
  const expression = { expressionType: undefined, toOperationNode: () => ValueNode.create(new Place(name)) }
  return new Proxy<Placeholder<unknown>>(expression, {
    // A conversion to a string, a number or JSON also reads a property.
    get: (_, key) => (key in expression ? expression[key as keyof typeof expression] : refuse(name)),
    ownKeys: () => refuse(name),
  })
}

function each<Values>(valueOf: (name: string) => unknown): Placeholders<Values> {
  return new Proxy<never>({} as never, {
    get: (_, name) => valueOf(String(name)),
    has: (_, name) => refuse(name),
    ownKeys: () => refuse('of each value'),
  })
}

function refuse(name: string | symbol): never {
  throw new Error(`The value ${String(name)} is not known when the SQL is compiled. It can only be bound.`)
}
