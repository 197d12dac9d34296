import { ParaphError, requireNumber } from './error.ts'

/** Milliseconds. Timers count in 32 bits. */
const LONGEST = 2 ** 31 - 1

interface TimeLimit {
  /** Milliseconds; `Infinity` means no limit. */
  timeout: number
  /** Ends the work earlier. */
  caller: AbortSignal | undefined
  /** Returns the error of work that has not ended in time. */
  late: (cause: unknown) => ParaphError
}

/**
 * Runs work until it ends, the time has passed or the caller aborts it. Unlike AbortSignal.timeout(), the time limit keeps the process alive.
 *
 * @param work - gets a signal that ends it.
 * @throws ParaphError `argument_invalid`, `late`; the reason of the caller; a ParaphError of the work.
 */
export async function withTimeLimit<Result>(
  { timeout, caller, late }: TimeLimit,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  requireNumber('timeout', timeout)
  const limit = new AbortController()
  const timer = timeout < Infinity ? setTimeout(() => limit.abort(), Math.min(timeout, LONGEST)) : undefined
  try {
    return await work(caller ? AbortSignal.any([caller, limit.signal]) : limit.signal)
  } catch (cause) {
    caller?.throwIfAborted()
    throw !limit.signal.aborted || cause instanceof ParaphError ? cause : late(cause)
  } finally {
    clearTimeout(timer)
  }
}
