import type { PageView, Reading } from '@paraph/client'
import { shownRules } from '../reader/shown-rules.ts'
import type { ReadingState } from './draft.ts'
import type { PageActions } from './page-context.ts'

export const isLastShown = ({ shown, pages }: ReadingState) => shown.has(pages)

/** True if the party may sign: the last page was shown to it, or it says that it has read the document. */
export const hasRead = (state: ReadingState) => state.wasRead || isLastShown(state) || state.confirmation !== undefined

/** Returns what a signature says about the reading. First repeats the report that the last page was shown, if that report was lost. */
export async function readingToSend({
  signing,
  draft: { reading },
}: Pick<PageActions, 'signing' | 'draft'>): Promise<{ reading?: Reading }> {
  // The page does not know what it has shown earlier. The audit trail has the event.
  if (!reading || reading.wasRead) return {}
  if (isLastShown(reading) && !reading.isReported) {
    await signing.readDocument()
    reading.isReported = true
  }
  const { shown, confirmation } = reading
  return {
    reading: {
      shownPages: shown.size,
      isConfirmed: confirmation !== undefined,
      ...(confirmation && { confirmation }),
      pages: pageViews(reading),
    },
  }
}

function pageViews({ views }: ReadingState): PageView[] {
  return [...views]
    .filter(([, { percent }]) => percent > 0)
    .toSorted(([a], [b]) => a - b)
    .slice(0, shownRules.maxPages)
    .map(([page, { percent, seconds }]) => ({
      page,
      percent,
      seconds: Math.min(Math.floor(seconds), shownRules.maxSeconds),
    }))
}
