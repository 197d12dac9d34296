import { createHash } from 'node:crypto'
import type { SealErrorCode } from '@paraph/contract'
import type { Selectable } from 'kysely'
import type { Now } from '#platform/database/clock.ts'
import type { Database, Tables, TimestampErrorCode } from '#platform/database/tables.ts'
import { SealError } from './seal/seal-error.ts'
import { firstPause, longestPause, longestRetryAfter, probeTime } from './breaker-rules.ts'

/** What the timestamp service has done wrong, in one attempt. */
export interface TimestampFailure {
  code: TimestampErrorCode
  /** Milliseconds after which the service wants the next request. */
  retryAfter?: number | undefined
}

/** The service must not be asked before this time. */
export interface Pause {
  until: Date
  /** Why it failed last. */
  code: TimestampErrorCode
}

/**
 * Keeps requests away from a timestamp service that fails, for all documents and servers together. After each failure nobody asks it for a while. Then
 * one document asks, while the others wait for its result.
 */
export interface TimestampBreaker {
  /** Call this before each request. Returns undefined if the document may ask now. The caller must then report the result. */
  enter: () => Promise<Pause | undefined>
  /** Like `enter`, for a document that only looks. */
  look: () => Promise<Pause | undefined>
  succeeded: () => Promise<void>
  /** The document did not get as far as the service, or its result is not known. */
  leave: () => Promise<void>
  failed: (failure: TimestampFailure) => Promise<Pause>
  /** Lets the next document ask at once. */
  reopen: () => Promise<void>
  /** Why the service failed last. Undefined if it works. */
  state: () => Promise<TimestampErrorCode | undefined>
}

/** The timestamp service has failed, and must not be asked before `until`. */
export class PausedError extends SealError {
  readonly until: Date
  /** False if the service was not asked for this document. */
  readonly hasAsked: boolean

  constructor({ code, until }: Pause, failure?: SealError) {
    super(code, failure?.message ?? 'The timestamp service is paused.', failure?.cause)
    this.until = until
    this.hasAsked = failure !== undefined
  }
}

/**
 * Makes a seal with a timestamp, unless the service is paused. The result is recorded before the next seal of this process begins.
 *
 * @throws PausedError
 */
export async function unlessPaused<Sealed>(
  { enter, succeeded, leave, failed }: TimestampBreaker,
  seal: () => Promise<Sealed>,
): Promise<Sealed> {
  const pause = await enter()
  if (pause) throw new PausedError(pause)
  try {
    const sealed = await seal()
    await succeeded()
    return sealed
  } catch (error) {
    if (error instanceof SealError && isAboutTimestamp(error.code))
      throw new PausedError(await failed({ code: error.code, retryAfter: error.retryAfter }), error)
    await leave()
    throw error
  }
}

export function isAboutTimestamp(code: SealErrorCode): code is TimestampErrorCode {
  return code.startsWith('timestamp_')
}

type Row = Selectable<Tables['timestamp_services']>

interface BreakerDeps {
  db: Database
  now: Now
  /** The address of the service with its password. A service with another address or password begins without failures. */
  url: string
}

export function openTimestampBreaker({ db, now, url }: BreakerDeps): TimestampBreaker {
  const service = createHash('sha256').update(url).digest('hex')
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds)
  const find = () => db.selectFrom('timestamp_services').selectAll().where('service', '=', service).executeTakeFirst()

  /** Only one caller gets the row, and may ask the service. If its process dies, its claim ends after `probeTime`. */
  const claimProbe = () => {
    const at = now().toISOString()
    return db
      .updateTable('timestamp_services')
      .set({ probe_until: after(probeTime).toISOString() })
      .where('service', '=', service)
      .where('retry_at', '<=', at)
      .where((where) => where.or([where('probe_until', 'is', null), where('probe_until', '<=', at)]))
      .returning('service')
      .executeTakeFirst()
  }

  const pauseIn = (row: Row | undefined): Pause | undefined => {
    if (!row) return undefined
    const { code, retry_at, probe_until } = row
    if (Date.parse(retry_at) > now().getTime()) return { until: new Date(retry_at), code }
    return probe_until && Date.parse(probe_until) > now().getTime() ? { until: after(firstPause), code } : undefined
  }
  return {
    look: async () => pauseIn(await find()),
    async enter() {
      const row = await find()
      const pause = pauseIn(row)
      if (!row || pause || (await claimProbe())) return pause
      // Another document was faster.
      return { until: after(firstPause), code: row.code }
    },
    async succeeded() {
      // During a pause, a success does not count: its request began before the failure, so it proves nothing about the time after the failure.
      await db
        .deleteFrom('timestamp_services')
        .where('service', '=', service)
        .where('retry_at', '<=', now().toISOString())
        .execute()
    },
    async leave() {
      await db.updateTable('timestamp_services').set({ probe_until: null }).where('service', '=', service).execute()
    },
    async failed({ code, retryAfter = 0 }) {
      const before = await find()
      // Failures of documents that asked at the same time count once.
      const isCounted = before !== undefined && Date.parse(before.retry_at) > now().getTime()
      const failures = isCounted ? before.failures : (before?.failures ?? 0) + 1
      const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause)
      const wanted = Math.min(retryAfter, longestRetryAfter)
      const latest = Math.max(after(Math.max(pause, wanted)).getTime(), isCounted ? Date.parse(before.retry_at) : 0)
      const row = { failures, code, retry_at: new Date(latest).toISOString(), probe_until: null }
      await db
        .insertInto('timestamp_services')
        .values({ service, ...row })
        .onConflict((conflict) => conflict.column('service').doUpdateSet(row))
        .execute()
      return { until: new Date(latest), code }
    },
    async reopen() {
      const at = now().toISOString()
      await db
        .updateTable('timestamp_services')
        .set({ retry_at: at, probe_until: null })
        .where('service', '=', service)
        .execute()
    },
    state: async () => (await find())?.code,
  }
}
