import type { Socket } from 'node:net'
import pg from 'pg'
import { NamedQuery } from './named-query.ts'
import type { StatementNames } from './statement-names.ts'

/** Milliseconds until a query must be answered. A database that hangs can't end the query itself. */
export const DATABASE_ANSWERS_WITHIN = 30_000

/** Bytes per millisecond. A query with a file gets more time, because the connection to the database may be slow. */
const SLOWEST = 250

export interface BoundedConfig extends pg.ClientConfig {
  /** Milliseconds until a query must be answered. */
  answerWithin?: number
  /** Called with the error of each query that fails. */
  onFailure?: ((error: unknown) => void) | undefined
  /** Names the statements that the connection keeps. */
  names?: StatementNames | undefined
}

type Query = (...args: unknown[]) => unknown

/**
 * A client that closes its connection if a query is not answered in time. The query fails like all queries of a broken connection, and the pool
 * drops the client. The option `query_timeout` of pg would keep the connection, and the next query on it would wait too.
 */
export class BoundedClient extends pg.Client {
  #isHolding = false

  constructor(config: BoundedConfig = {}) {
    // This passes the object itself, because a copy would lose the password: the pool makes that property non-enumerable.
    super(config)
    const { answerWithin = DATABASE_ANSWERS_WITHIN, onFailure, names } = config
    const unnamed = this.query.bind(this) as Query
    const query = names ? withNames(unnamed, names, () => this.getTransactionStatus() !== 'I') : unnamed
    const bounded: Query = (...args) => {
      this.#sendTogether()
      const timer = setTimeout(() => endConnection(this), answerWithin + sizeOf(args[1]) / SLOWEST)
      const stop = () => clearTimeout(timer)
      const fail = (error: unknown) => {
        stop()
        if (error) onFailure?.(error)
      }
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        const done = (...result: unknown[]) => {
          fail(result[0])
          callback(...result)
        }
        return query(...args.slice(0, -1), done)
      }
      const answer = query(...args)
      // A query with a callback, or a query object that reports its end itself, returns no promise.
      if (answer instanceof Promise) answer.then(stop, fail)
      else stop()
      return answer
    }
    this.query = bounded as pg.Client['query']
  }

  /** Collects the statements that start in the same turn of the event loop, and writes them to the socket at once. `Promise.all` starts its statements in one turn. */
  #sendTogether(): void {
    if (this.#isHolding) return
    this.#isHolding = true
    const { stream } = insidesOf(this)
    stream.cork()
    // Runs when no promise callback is waiting, so all statements of this turn are in the buffer.
    process.nextTick(() => {
      this.#isHolding = false
      stream.uncork()
    })
  }
}

/** Closes a connection that does not answer in time. */
export function endConnection(client: pg.ClientBase): void {
  insidesOf(client).stream.destroy(new Error('Connection terminated: the database did not answer in time.'))
}

function insidesOf(client: pg.ClientBase): { stream: Socket } {
  return (client as unknown as { connection: { stream: Socket } }).connection
}

/**
 * Runs SQL with values as a named statement. If a statement fails because of its name, this retries it. Within a transaction there is no retry,
 * because the failure has aborted the transaction.
 */
function withNames(query: Query, names: StatementNames, isInTransaction: () => boolean): Query {
  return (...args) => {
    const [text, values] = args
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return query(...args)
    }
    const name = names.of(text)
    if (name === undefined) return query(text, values)
    const canRepeat = !isInTransaction()
    return runNamed(query, name, text, values).catch((error: unknown) => {
      if (!names.learn(error) || !canRepeat) throw error
      const newName = names.of(text)
      return newName === undefined ? query(text, values) : runNamed(query, newName, text, values)
    })
  }
}

function runNamed(query: Query, name: string, text: string, values: unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    query(new NamedQuery(name, text, values, (error, result) => (error ? reject(error) : resolve(result))))
  })
}

function sizeOf(values: unknown): number {
  if (!Array.isArray(values)) return 0
  return values.reduce<number>((sum, value) => sum + (Buffer.isBuffer(value) ? value.length : 0), 0)
}
