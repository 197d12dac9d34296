import pg from 'pg'

/** The columns of a statement, as pg keeps them in a result. */
interface Columns {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** The parts of a query of pg that its types do not describe. */
interface Insides {
  name: string
  _result: Columns
  _accumulateRows: boolean
  prepare: (connection: Connection) => void
  handleRowDescription: (message: unknown) => void
}

interface Connection {
  describe: (message: unknown) => void
}

/** What we know about the named statements of a connection. */
interface Known {
  columns: Map<string, Columns>
  /** The same connection, but it asks for no description. */
  silent: Connection
}

const known = new WeakMap<Connection, Known>()
const { prepare, handleRowDescription } = pg.Query.prototype as unknown as Insides

/**
 * A query with a named statement. It asks for the description of the columns only once per connection, because parsing the description takes longer
 * than parsing a row. The columns of a named statement never change: instead, PostgreSQL refuses to run the statement.
 */
export class NamedQuery extends pg.Query {
  readonly #insides = this as unknown as Insides
  #columns: Map<string, Columns> | undefined

  constructor(name: string, text: string, values: unknown[], done: (error: Error, result: pg.QueryResult) => void) {
    super(text, values, done as never)
    this.#insides.name = name
  }

  prepare(connection: Connection): void {
    const { columns, silent } = knownOf(connection)
    this.#columns = columns
    const insides = this.#insides
    const found = columns.get(insides.name)
    if (!found) return prepare.call(insides, connection)
    const { _result: result } = insides
    Object.assign(result, found)
    Object.assign(insides, { _accumulateRows: true })
    prepare.call(insides, silent)
  }

  handleRowDescription(message: unknown): void {
    const insides = this.#insides
    handleRowDescription.call(insides, message)
    const { _result: result } = insides
    const { fields, _parsers, _prebuiltEmptyResultObject } = result
    this.#columns?.set(insides.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

/** True if a connection knows the statement of this name, and its columns. */
export function isDescribed(connection: object, name: string): boolean {
  return known.get(connection as Connection)?.columns.has(name) ?? false
}

function knownOf(connection: Connection): Known {
  let found = known.get(connection)
  if (!found) {
    const silent = Object.create(connection, { describe: { value: () => {} } }) as Connection
    known.set(connection, (found = { columns: new Map(), silent }))
  }
  return found
}
