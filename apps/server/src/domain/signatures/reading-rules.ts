import type { Reading, ReadStatus } from '@paraph/contract'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Returns how the party has read the document. Null if its page did not say it: then only the statement says that the party has read it.
 *
 * @throws Problem `request_invalid`, `reading_not_confirmed`
 */
export function requireReading(
  reading: Reading | undefined,
  { readStatus }: { readStatus: ReadStatus },
  filePages: number,
): Reading | null {
  if (!reading) return null
  if (reading.shownPages > filePages) {
    const detail = `must be at most ${filePages}, the number of pages of the file`
    throw invalidRequest([{ pointer: '/reading/shownPages', code: 'too_large', detail }])
  }
  if (reading.isConfirmed || readStatus === 'READ') return reading
  const detail = 'must be true, because the last page was not shown'
  const errors = [{ pointer: '/reading/isConfirmed', code: 'not_confirmed', detail }]
  throw new Problem('reading_not_confirmed', undefined, { errors })
}
