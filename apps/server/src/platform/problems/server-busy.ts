import { Problem } from './problem.ts'

/** Returns the problem for a request that needs more capacity than the server has free. */
export function serverBusy(cause?: unknown): Problem {
  return new Problem('server_busy', undefined, { cause, headers: { 'retry-after': '5' } })
}
