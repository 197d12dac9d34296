import { callbackify } from 'node:util'
import pg from 'pg'

/** Milliseconds until a query must be answered. A database that hangs can't end the query itself. */
const DATABASE_ANSWERS_WITHIN = 30_000

/** Bytes per millisecond. A query with a file gets more time, because the connection to the database may be slow. */
const SLOWEST = 250

export interface BoundedConfig extends pg.ClientConfig {
  /** Milliseconds until a query must be answered. */
  answerWithin?: number
  /** Called with the error of each query that fails. */
  onFailure?: ((error: unknown) => void) | undefined
}

type Query = (...args: unknown[]) => unknown

/**
 * A client that closes its connection if a query is not answered in time. The query fails like all queries of a broken connection, and the pool
 * drops the client. The option `query_timeout` of pg would keep the connection, and the next query on it would wait too.
 */
export class BoundedClient extends pg.Client {
  constructor(config: BoundedConfig = {}) {
    // This passes the object itself, because a copy would lose the password: the pool makes that property non-enumerable.
    super(config)
    const { answerWithin = DATABASE_ANSWERS_WITHIN, onFailure } = config
    const send = this.query.bind(this) as Query
    const run = async (text: unknown, values: unknown) => {
      let isLate = false
      const end = () => {
        isLate = true
        void this.end()
      }
      const timer = setTimeout(end, answerWithin + sizeOf(values) / SLOWEST)
      try {
        return await send(text, values)
      } catch (error) {
        onFailure?.(error)
        throw isLate
          ? new Error('Connection terminated: the database did not answer in time.', { cause: error })
          : error
      } finally {
        clearTimeout(timer)
      }
    }
    const runForCallback = callbackify(run) as Query
    const query: Query = (text, ...more) => {
      const callback = more.at(-1)
      if (typeof callback !== 'function') return run(text, more[0])
      return runForCallback(text, more.length > 1 ? more[0] : undefined, callback)
    }
    this.query = query as pg.Client['query']
  }
}

function sizeOf(values: unknown): number {
  if (!Array.isArray(values)) return 0
  return values.reduce<number>((sum, value) => sum + (Buffer.isBuffer(value) ? value.length : 0), 0)
}
