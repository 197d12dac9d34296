import type { Fault } from '@paraph/contract'
import { Problem } from './problem.ts'

/** Returns the problem `request_invalid`. Its detail names the first three faults. */
export function invalidRequest(errors: Fault[]): Problem {
  const first = errors.slice(0, 3).map(({ pointer, detail }) => `${pointer} ${detail}`.trim())
  const more = errors.length > first.length ? '; see errors for more' : ''
  return new Problem('request_invalid', `${first.join('; ')}${more}.`, { errors })
}
