import { announce } from '@paraph/ui/announce.ts'
import { isNarrow } from '../browser/narrow.ts'
import { hasOwnFields } from '../fields/use-fields.ts'
import { GoOn, goTo } from '../layout/go-on.tsx'
import { hasMorePages, readOn } from '../reader/read-on.ts'
import { hasRead } from '../reader/shown/reading.ts'
import type { KnownSession } from '../session/stage.ts'
import { useTexts } from '../texts/language.ts'
import { LAST_STEP, MAIN_BUTTON } from './use-last-step.ts'
import type { ReadingProgress } from './use-reading.ts'

/** The title of the panel, which comes after the document. */
const PANEL = '#action-title'

interface SignBarProps {
  session: KnownSession
  reading: ReadingProgress
  /** False until the party can take the last step. */
  isReady: boolean
}

/** The bar that leads the party to its act: first through the document, then to the panel, or to the last step of a panel with several. */
export function SignBar({ session, reading: { state }, isReady }: SignBarProps) {
  const { t } = useTexts()
  const { role, requiredSignature } = session.party
  const hasSteps = requiredSignature === 'DRAWING' || requiredSignature === 'MANUAL' || hasOwnFields(session)
  const start = hasSteps && isReady ? LAST_STEP : PANEL
  /** A document that can't be shown can't be read here. */
  const mustRead = !hasRead(state) && !state.isMissing
  const readFirst = (bar: HTMLElement) => {
    const page = readOn(bar)
    if (page === undefined) goTo(start, MAIN_BUTTON)
    else announce(t.reader.page({ page, count: state.pages }))
  }
  // In a wide window, the panel stands beside the document, so that its title is in view from the beginning.
  const end = isNarrow() ? PANEL : start
  return (
    <GoOn
      label={t.act.goTo[role]}
      button={MAIN_BUTTON}
      start={start}
      first={mustRead ? { label: t.reading.readOn, act: readFirst, end, isLeft: hasMorePages } : undefined}
    />
  )
}
