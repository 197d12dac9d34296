import { hash } from 'node:crypto'

/** Each connection keeps the plans of its named statements, so their number has a bound. */
const MAX_NAMES = 300

/** SQL with a list of values gets no name, because its text is different for each length of the list. */
const VARIES = / in \(\$|\), ?\(\$/i

type Send = (query: unknown, values?: unknown) => unknown

export interface PreparedStatements {
  /** Runs a query as a named statement if it is SQL with values. */
  run: (send: Send, query: unknown, values: unknown, isInTransaction: () => boolean) => Promise<unknown>
}

/**
 * Names statements, so that each connection parses and plans them once. All connections of a process share the names, because a migration makes
 * the plans of all of them invalid.
 */
export function openPreparedStatements(): PreparedStatements {
  const names = new Map<string, string>()
  let generation = 0
  let isOff = false
  const named = (text: string, values: unknown[]) => {
    let name = names.get(text)
    if (name === undefined && names.size < MAX_NAMES && !VARIES.test(text)) {
      name = `paraph_${generation}_${hash('sha256', text).slice(0, 40)}`
      names.set(text, name)
    }
    return isOff || name === undefined ? { text, values } : { name, text, values }
  }
  /** Returns true if the statement can be run again, with a new name or without one. */
  const learn = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (isPlanOutdated(error)) {
      generation++
      names.clear()
      return true
    }
    // A pooler between the server and PostgreSQL gives each transaction another connection, which does not know the names.
    if (code !== '26000' && code !== '42P05') return false
    isOff = true
    return true
  }
  return {
    async run(send, query, values, isInTransaction) {
      if (typeof query !== 'string' || !Array.isArray(values) || values.length === 0) return send(query, values)
      const canRepeat = !isInTransaction()
      try {
        return await send(named(query, values))
      } catch (error) {
        // Within a transaction, the query can't be repeated, because the failure has aborted the transaction.
        if (!learn(error) || !canRepeat) throw error
        return send(named(query, values))
      }
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
