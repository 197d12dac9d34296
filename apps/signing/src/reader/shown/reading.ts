import type { PageView, Reading } from '@paraph/client'
import { fromRanges, toRanges } from '@paraph/verify/reading'
import { ROWS } from '../file/printed-rows.ts'
import { shownRules } from './shown-rules.ts'
import { percentOf, type Seen } from './use-shown.ts'
import type { ReadingState } from '../../page/draft.ts'
import type { PageActions } from '../../page/page-context.ts'
import { newestAct } from '../../session/person-act.ts'
import type { KnownSession } from '../../session/stage.ts'

/** Begins a visit. It knows what the visits before have shown, also on other devices. */
export function beginReading({ document, party, reading }: KnownSession): ReadingState {
  const pages = reading?.pages ?? []
  return {
    visit: [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    shown: new Set(pages.filter(({ percent }) => percent >= shownRules.percent).map(({ page }) => page)),
    earlier: new Map(pages.map((view) => [view.page, view])),
    views: new Map(),
    pages: document.file.pages,
    isReported: party.readStatus === 'READ',
    isMissing: false,
    confirmation: undefined,
  }
}

/** Adds what a page has just shown. Returns true if the page now counts as shown, and did not before. */
export function addSeen({ shown, earlier, views }: ReadingState, page: number, seen: Seen): boolean {
  const before = earlier.get(page)
  const view = views.get(page) ?? { percent: before?.percent ?? 0, seconds: 0, rows: new Set() }
  // The text view has other rows than the page.
  const isPage = seen.printed.length === ROWS
  if (isPage) for (const row of seen.rows) view.rows.add(row)
  const known = fromRanges(before?.parts).map((part) => part - 1)
  const percent = isPage ? percentOf(new Set([...known, ...view.rows]), seen.printed) : seen.percent
  views.set(page, { ...view, percent: Math.max(view.percent, percent), seconds: view.seconds + seen.seconds })
  if (shown.has(page) || views.get(page)!.percent < shownRules.percent) return false
  shown.add(page)
  return true
}

export const isLastShown = ({ shown, pages }: ReadingState) => shown.has(pages)

/** True if the party may sign: the last page was shown to it, or it says that it has read the document. */
export const hasRead = (state: ReadingState) => isLastShown(state) || state.confirmation !== undefined

/** Saves what this visit has shown. If that fails, the next save says the same and more. */
export async function saveReading({ http }: Pick<PageActions, 'http'>, state: ReadingState, keepalive = false) {
  const pages = viewsOf(state)
  // Programs open pages too: see `person-act.ts`.
  if (pages.length === 0 || !newestAct()) return
  await http
    .PUT('/api/v1/signing-session/reading', { body: { visit: state.visit, pages }, keepalive })
    .catch(() => undefined)
}

/** Returns what a signature says about the reading. First repeats the reports that may have been lost. */
export async function readingToSend({
  signing,
  http,
  draft: { reading },
}: Pick<PageActions, 'signing' | 'http' | 'draft'>): Promise<{ reading?: Reading }> {
  if (!reading) return {}
  await saveReading({ http }, reading)
  if (isLastShown(reading) && !reading.isReported) {
    await signing.readDocument()
    reading.isReported = true
  }
  const { shown, earlier, confirmation } = reading
  const pages = new Map<number, PageView>(earlier)
  for (const { page, percent, seconds } of viewsOf(reading)) {
    const sum = Math.min(seconds + (earlier.get(page)?.seconds ?? 0), shownRules.maxSeconds)
    pages.set(page, { page, percent, seconds: sum })
  }
  return {
    reading: {
      shownPages: shown.size,
      isConfirmed: confirmation !== undefined,
      ...(confirmation && { confirmation }),
      pages: inOrder([...pages.values()].map(({ page, percent, seconds }) => ({ page, percent, seconds }))),
    },
  }
}

function viewsOf({ views }: ReadingState): PageView[] {
  const pages = [...views].map(([page, { percent, seconds, rows }]) => ({
    page,
    percent,
    seconds: Math.min(Math.floor(seconds), shownRules.maxSeconds),
    ...(rows.size > 0 && { parts: toRanges([...rows].map((row) => row + 1)) }),
  }))
  return inOrder(pages.filter(({ percent }) => percent > 0))
}

const inOrder = (pages: PageView[]) => pages.toSorted((a, b) => a.page - b.page).slice(0, shownRules.maxPages)
