import type pg from 'pg'
import { MINUTE } from '#platform/formats/durations.ts'

/** What a statement has read while it held a lock. Times are RFC 3339. */
export interface ClockReading {
  /** The time of the database. */
  at: string
  /** The time of the previous event. */
  lastEvent?: string | undefined
}

/**
 * Returns the time by the clock of the database, which all servers share. The time is exact if the caller has just read it, and otherwise estimated.
 * The clock of this machine plays no part.
 */
export type Now = (reading?: ClockReading) => Date

/** Returns the time of the clock. If the last event is later, because the clock was set back, returns the time of this event. */
export function notBefore(lastEvent: string | undefined, now: Date): Date {
  return lastEvent !== undefined && Date.parse(lastEvent) > now.getTime() ? new Date(lastEvent) : now
}

export interface DatabaseClock {
  now: Now
  /** Milliseconds by which the clock of this machine was ahead of the clock of the database when they were last compared. */
  ahead: () => number
  close: () => void
}

export interface ClockOptions {
  /** Reports a clock that was wrong. */
  warn: (message: string) => void
  /** Called for each jump of a clock. */
  onJump?: (() => void) | undefined
  /** Replaces the time of the database. */
  replaced?: (() => Date) | undefined
}

/** Milliseconds. */
const COMPARED_EVERY = 30_000
/** Milliseconds. Clocks that are synchronised never differ by so much. */
const NOTICED = MINUTE
/** Milliseconds. While a clock is wrong, each change of a document may find a jump. One message in this period reports them. */
const TOLD_EVERY = MINUTE

/**
 * Estimates the time of the database between two readings from the time that this process has run, which no correction of a clock changes.
 */
export async function openClock(
  pool: Pick<pg.Pool, 'query'>,
  { warn, onJump, replaced }: ClockOptions,
): Promise<DatabaseClock> {
  /** The time of the database when this process had run for 0 ms. */
  let origin: number | undefined
  let ahead = 0
  let toldAt = -Infinity
  const estimate = () => origin! + performance.now()
  const tell = (message: string) => {
    onJump?.()
    if (performance.now() - toldAt < TOLD_EVERY) return
    toldAt = performance.now()
    warn(message)
  }
  /** Moves the estimate into the interval in which the true time is. */
  const correct = (earliest: number, latest: number) => {
    const jump = Math.max(earliest - estimate(), 0) + Math.min(latest - estimate(), 0)
    origin! += jump
    if (Math.abs(jump) < NOTICED) return
    tell(`The clock of the database went ${jump > 0 ? 'forward' : 'back'} by ${seconds(jump)}.`)
  }
  const compare = async () => {
    const sent = performance.now()
    const { rows } = await pool.query<{ at: string }>('select clock_timestamp() as at')
    const at = Date.parse(rows[0]!.at)
    if (origin === undefined) origin = at - performance.now()
    else correct(at, at + performance.now() - sent)
    const before = ahead
    ahead = Date.now() - estimate()
    if (Math.abs(ahead) < NOTICED || Math.abs(before) >= NOTICED) return
    const [by, side] = [seconds(ahead), ahead > 0 ? 'ahead of' : 'behind']
    warn(`The clock of this machine is ${by} ${side} the clock of the database, which counts. Correct the wrong one.`)
  }
  await compare()
  const timer = setInterval(() => void compare().catch(() => {}), COMPARED_EVERY).unref()
  return {
    now(reading) {
      if (!reading) return replaced?.() ?? new Date(estimate())
      if (!replaced) correct(Date.parse(reading.at), Infinity)
      const at = replaced?.() ?? new Date(reading.at)
      const late = reading.lastEvent === undefined ? 0 : Date.parse(reading.lastEvent) - at.getTime()
      if (late >= NOTICED)
        tell(
          `The last event of a document is ${seconds(late)} ahead of the clock of the database. New events get its time.`,
        )
      return at
    },
    ahead: () => ahead,
    close: () => clearInterval(timer),
  }
}

const seconds = (milliseconds: number) => `${Math.round(Math.abs(milliseconds) / 1000)} s`
