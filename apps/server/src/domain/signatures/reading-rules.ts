import type { Fault, PageView, Reading, ReadStatus } from '@paraph/contract'
import type { EvidenceReading, ReadingVisit } from '@paraph/verify'
import { fromRanges, SHOWN_PERCENT, toRanges } from '@paraph/verify/reading'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'

/** The most pages that a signing page describes. The spec has the same limit. */
export const MAX_DESCRIBED = 1000

/** The most visits of a party that are kept. */
export const MAX_VISITS = 20

/** The most seconds of a page. The spec has the same limit. */
const MAX_SECONDS = 86_400

/**
 * Returns the report of the signing page about how the party has read the document. Null if there is no report. The server can check only that the report
 * fits the file and does not contradict itself.
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

/** True if the page has reported that the party has read the document: before, or with this signature, where `requireReading` judges it. */
export function isReadingReported(reading: Reading | undefined, { readStatus }: { readStatus: ReadStatus }): boolean {
  return reading !== undefined || readStatus === 'READ'
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
  const order = findDisorder(pages, '/reading', filePages)
  if (order) return order
  if (shownPages > pages.length && pages.length < MAX_DESCRIBED) {
    const detail = `must be at most ${pages.length}, the number of pages in reading.pages`
    return { pointer: '/reading/shownPages', code: 'too_large', detail }
  }
  return undefined
}

function findDisorder(pages: PageView[], pointer: string, filePages: number): Fault | undefined {
  const index = pages.findIndex(({ page }, index) => page > filePages || (index > 0 && page <= pages[index - 1]!.page))
  if (index < 0) return undefined
  const detail = `must be at most ${filePages}, the number of pages of the file, and more than the page before`
  return { pointer: `${pointer}/pages/${index}/page`, code: 'out_of_order', detail }
}

/** @throws Problem `request_invalid` if the pages are not in the order of the file, or not in the file */
export function requirePages(pages: PageView[], pointer: string, filePages: number): void {
  const fault = findDisorder(pages, pointer, filePages)
  if (fault) throw invalidRequest([fault])
}

/** Returns what the visits have shown together. */
export function mergePages(visits: Pick<ReadingVisit, 'pages'>[]): PageView[] {
  const merged = new Map<number, PageView>()
  for (const view of visits.flatMap(({ pages }) => pages)) {
    const { percent = 0, seconds = 0, parts } = merged.get(view.page) ?? {}
    const rows = [...fromRanges(parts), ...fromRanges(view.parts)]
    merged.set(view.page, {
      page: view.page,
      percent: Math.max(percent, view.percent),
      seconds: Math.min(seconds + view.seconds, MAX_SECONDS),
      ...(rows.length > 0 && { parts: toRanges(rows) }),
    })
  }
  return [...merged.values()].toSorted((a, b) => a.page - b.page).slice(0, MAX_DESCRIBED)
}

/** Returns the reading as evidence: what was shown on which device. A request that does not describe the reading gets what the visits have shown. */
export function withVisits(reading: Reading | null, visits: ReadingVisit[]): EvidenceReading | null {
  if (visits.length === 0) return reading
  const pages = mergePages(visits)
  const shownPages = pages.filter(({ percent }) => percent >= SHOWN_PERCENT).length
  return { ...(reading ?? { shownPages, isConfirmed: false, pages }), visits }
}
