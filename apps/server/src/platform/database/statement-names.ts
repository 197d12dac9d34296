import { hash } from 'node:crypto'

/** Each connection keeps the plans of its named statements, so their number has a bound. */
const MAX_NAMES = 300

/** SQL with a list of values has a different text for each length of the list. */
const VARIES = / in \(\$|\), ?\(\$/i

export interface StatementNames {
  /** Returns the name under which a connection keeps the plan of this SQL; undefined for SQL that is used without a name. */
  of: (sql: string) => string | undefined
  /**
   * Learns from an error.
   *
   * @returns true if the statement can be run again, with its new name or without one.
   */
  learn: (error: unknown) => boolean
}

/**
 * Names statements, so that each connection parses and plans them once. All connections of a process share the names, because a migration makes
 * the plans of all of them invalid.
 */
export function openStatementNames(): StatementNames {
  let names = new Map<string, string>()
  let generation = 0
  let isOff = false
  return {
    of(sql) {
      if (isOff) return undefined
      const known = names.get(sql)
      if (known !== undefined) return known
      if (names.size >= MAX_NAMES || VARIES.test(sql)) return undefined
      const name = `paraph_${generation}_${hash('sha256', sql).slice(0, 40)}`
      names.set(sql, name)
      return name
    },
    learn(error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (isPlanOutdated(error)) {
        generation++
        names = new Map()
        return true
      }
      // A pooler between the server and PostgreSQL gives each transaction another connection, which does not know the names.
      if (code !== '26000' && code !== '42P05') return false
      isOff = true
      return true
    },
  }
}

/** True if a migration has changed the type of a column that a named statement returns. */
export function isPlanOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.startsWith('cached plan must not change result type')
  )
}
