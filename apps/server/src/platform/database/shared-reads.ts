import type { Socket } from 'node:net'
import pg from 'pg'
import { DATABASE_ANSWERS_WITHIN, type BoundedConfig, endConnection } from './bounded-client.ts'
import { isDescribed, NamedQuery } from './named-query.ts'
import type { Database, Pool } from './tables.ts'

/** Runs a statement that only reads, and returns its rows. Undefined if the statement has no name. */
export type SharedRead = (sql: string, values: unknown[]) => Promise<object[]> | undefined

/** The maximum number of reads on one connection at a time. Further reads take another connection, so that a slow read does not delay all others. */
const MAX_RUNNING = 8

const sharedReads = new WeakMap<Database, SharedRead>()

/** Undefined for a transaction, because all its statements need its own connection. */
export function sharedReadOf(db: Database): SharedRead | undefined {
  return sharedReads.get(db)
}

/**
 * Lets frequent reads share connections of the pool. A read that arrives while another one runs is sent behind it, on the same connection. So a busy
 * server needs one connection and one write to the socket for several reads. The connection goes back to the pool after the last answer.
 */
export function shareReads(db: Pool, pool: pg.Pool): void {
  const { names, onFailure, answerWithin = DATABASE_ANSWERS_WITHIN } = pool.options as BoundedConfig
  if (!names) return
  let shared: SharedConnection | undefined
  sharedReads.set(db, (sql, values) => {
    const name = names.of(sql)
    if (name === undefined) return undefined
    if (!shared?.hasRoom()) shared = openShared(pool, answerWithin)
    return shared.run(name, sql, values, async (error) => {
      onFailure?.(error)
      if (!names.learn(error)) throw error
      return (await pool.query<object>(sql, values)).rows
    })
  })
}

interface SharedConnection {
  hasRoom: () => boolean
  /** @param recover - is called if the read fails, and returns its rows or throws the error. */
  run: (name: string, sql: string, values: unknown[], recover: Recover) => Promise<object[]>
}

type Recover = (error: Error) => Promise<object[]>

interface Read {
  name: string
  query: NamedQuery
  fail: (error: Error) => void
}

function openShared(pool: pg.Pool, answerWithin: number): SharedConnection {
  const waiting: Read[] = []
  /** The send times of the reads that have no answer yet. The answers come in the same order. */
  const running: number[] = []
  let client: pg.PoolClient | undefined
  let isFlushing = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  /** Sends the waiting reads. A statement that is new to the connection is sent alone: if it failed, the reads behind it would fail too. */
  const flush = () => {
    isFlushing = false
    timer ??= setTimeout(endIfLate, answerWithin)
    const { connection } = client as unknown as { connection: { stream: Socket } }
    connection.stream.cork()
    for (let read = waiting[0]; read && running.length < MAX_RUNNING; read = waiting[0]) {
      if (running.length > 0 && !isDescribed(connection, read.name)) break
      waiting.shift()
      running.push(performance.now())
      // This bypasses the timer of `BoundedClient`, because all reads of the connection share one timer.
      Reflect.apply(pg.Client.prototype.query, client, [read.query])
    }
    connection.stream.uncork()
  }

  /** Flushes in the next immediate, so that the reads of requests that arrived together are sent together. */
  const flushSoon = () => {
    if (isFlushing || !client) return
    isFlushing = true
    setImmediate(flush)
  }

  const endIfLate = () => {
    const now = performance.now()
    // Between an answer and the next flush, no read runs.
    const left = (running[0] ?? now) + answerWithin - now
    if (left > 0) timer = setTimeout(endIfLate, left)
    else endConnection(client!)
  }

  const answered = () => {
    running.shift()
    if (waiting.length > 0) return flushSoon()
    if (running.length > 0) return
    isOver = true
    clearTimeout(timer)
    client!.release()
  }

  const open = async () => {
    try {
      client = await pool.connect()
    } catch (error) {
      isOver = true
      for (const { fail } of waiting) fail(error as Error)
      return
    }
    flush()
  }
  void open()

  return {
    hasRoom() {
      // If others wait for a connection of the pool, take no more reads, so that this connection is free soon.
      const isWanted = client !== undefined && pool.waitingCount > 0
      return !isOver && !isWanted && running.length + waiting.length < MAX_RUNNING
    },
    run: (name, sql, values, recover) =>
      new Promise((resolve) => {
        const fail = (error: Error) => resolve(recover(error))
        let isAnswered = false
        const query = new NamedQuery(name, sql, values, (error, result) => {
          // pg calls this callback twice if it can't send one of the values.
          if (isAnswered) return
          isAnswered = true
          answered()
          if (error) fail(error)
          else resolve(result.rows as object[])
        })
        waiting.push({ name, query, fail })
        flushSoon()
      }),
  }
}
