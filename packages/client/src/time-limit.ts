import { misuse } from './error.ts'

/** Milliseconds. Timers count in 32 bits. */
const LONGEST = 2 ** 31 - 1

export interface TimeLimit {
  /** Aborted when the time has passed, or by the caller. */
  signal: AbortSignal
  hasPassed: () => boolean
  end: () => void
}

/**
 * Starts a time limit. Unlike AbortSignal.timeout(), it keeps the process alive until it has ended.
 *
 * @param timeout - milliseconds; `Infinity` means no limit.
 * @throws ParaphError `argument_invalid`
 */
export function startTimeLimit(timeout: number, caller: AbortSignal | undefined): TimeLimit {
  if (!(timeout >= 0)) throw misuse('timeout must be a number of milliseconds.')
  const limit = new AbortController()
  const timer = timeout < Infinity ? setTimeout(() => limit.abort(), Math.min(timeout, LONGEST)) : undefined
  return {
    signal: caller ? AbortSignal.any([caller, limit.signal]) : limit.signal,
    hasPassed: () => limit.signal.aborted,
    end: () => clearTimeout(timer),
  }
}
