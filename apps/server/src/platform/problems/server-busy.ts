import { Problem } from './problem.ts'

/** Returns the problem for a request that would need more of the server than is free. */
export function serverBusy(cause?: unknown): Problem {
  return new Problem('server_busy', undefined, { cause, headers: { 'retry-after': '5' } })
}
