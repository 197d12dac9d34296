import { Problem } from './problem.ts'

/** Seconds. A person must make room, so a client that tried again soon would only send its file again. */
const RETRY_AFTER = 60

/** Returns the problem for a request that would store something while there is no room. */
export function storageFull(cause?: unknown): Problem {
  return new Problem('storage_full', undefined, { cause, headers: { 'retry-after': String(RETRY_AFTER) } })
}
