import { whenShown } from '../regions.ts'
import type { SidePart } from '../side-tabs.tsx'

/** The row of a party of the draft, or the first field that needs a look. */
export type Place = { party: string } | 'fields'

/** Brings a place of the draft into view and gives it the focus, after the dialog above the draft has closed. */
export function showPlace(place: Place, show: (part: SidePart) => void): void {
  const selector = place === 'fields' ? '.fields .doubtful' : `[data-party="${place.party}"] summary`
  const element = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>('.fields h2')!
  whenShown(element, show, () => {
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
}
