import type { Fault, Reading, ReadStatus } from '@paraph/contract'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'

/** The most pages that a signing page describes. The spec has the same limit. */
export const MAX_DESCRIBED = 1000

/**
 * Returns the report of the signing page about how the party has read the document. Null if there is no report: then only the statement says that the
 * party has read the document. The server can check only that the report fits the file and does not contradict itself.
 *
 * @throws Problem `request_invalid`, `reading_not_confirmed`
 */
export function requireReading(
  reading: Reading | undefined,
  { readStatus }: { readStatus: ReadStatus },
  filePages: number,
): Reading | null {
  if (!reading) return null
  const fault = findFault(reading, filePages)
  if (fault) throw invalidRequest([fault])
  if (reading.isConfirmed || readStatus === 'READ') return reading
  const detail = 'must be true, because the last page was not shown'
  const errors = [{ pointer: '/reading/isConfirmed', code: 'not_confirmed', detail }]
  throw new Problem('reading_not_confirmed', undefined, { errors })
}

function findFault({ shownPages, isConfirmed, confirmation, pages }: Reading, filePages: number): Fault | undefined {
  if (shownPages > filePages) {
    const detail = `must be at most ${filePages}, the number of pages of the file`
    return { pointer: '/reading/shownPages', code: 'too_large', detail }
  }
  if (confirmation && !isConfirmed) {
    return { pointer: '/reading/confirmation', code: 'unexpected', detail: 'is accepted only if isConfirmed is true' }
  }
  if (!pages) return undefined
  const index = pages.findIndex(({ page }, index) => page > filePages || (index > 0 && page <= pages[index - 1]!.page))
  if (index >= 0) {
    const detail = `must be at most ${filePages}, the number of pages of the file, and more than the page before`
    return { pointer: `/reading/pages/${index}/page`, code: 'out_of_order', detail }
  }
  if (shownPages > pages.length && pages.length < MAX_DESCRIBED) {
    const detail = `must be at most ${pages.length}, the number of pages in reading.pages`
    return { pointer: '/reading/shownPages', code: 'too_large', detail }
  }
  return undefined
}
