import { nextRegion } from './next-region.ts'
import type { SidePart } from './side-tabs.tsx'

type Show = (part: SidePart) => void

/** Where the keyboard goes in a draft. A heading stands for its part, and the button that sends stands for itself. */
const places = {
  people: '.draft-people > h2',
  fields: '.draft .fields > h2',
  send: '.draft-head .primary',
} as const

export type Region = keyof typeof places

/** Calls back when the place is shown. Another part of the draft may stand where it belongs. */
export function whenShown(place: HTMLElement, show: Show, callback: (place: HTMLElement) => void): void {
  const part = partOf(place)
  if (!part || place.checkVisibility()) return callback(place)
  show(part)
  requestAnimationFrame(() => callback(place))
}

function partOf(place: HTMLElement): SidePart | undefined {
  if (place.closest('.draft-people')) return 'people'
  if (place.closest('.draft-more')) return 'more'
  return place.closest('.fields') ? 'field' : undefined
}

/** Gives a region the focus. A screen reader then reads what it is. */
export function goToRegion(region: Region, show: Show): void {
  whenShown(document.querySelector<HTMLElement>(places[region])!, show, focusPlace)
}

/** Leads to where the name of the first person is typed. */
export function goToFirstPerson(show: Show): void {
  whenShown(document.querySelector<HTMLElement>('.draft-people input')!, show, (input) => input.focus())
}

/** Leads to what the server has refused, or to what somebody else has changed meanwhile. */
export function goToFault(show: Show): void {
  const fault = document.querySelector<HTMLElement>('.draft :is(.error, .notice)[role="alert"]')
  if (fault) whenShown(fault, show, focusPlace)
}

/** Leads to the next part of the draft, or to the one before. Returns false while a dialog covers the draft. */
export function goToNextRegion(direction: 1 | -1, show: Show): boolean {
  if (document.querySelector('dialog[open]')) return false
  const regions = allPlaces()
  const isReached = (place: Element) => {
    const { activeElement } = document
    return place === activeElement || place.compareDocumentPosition(activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING
  }
  const next = nextRegion(regions.findLastIndex(isReached), regions.length, direction)
  whenShown(regions[next]!, show, focusPlace)
  return true
}

/** The button that sends, and the heading of each part. */
const allPlaces = () => [
  ...document.querySelectorAll<HTMLElement>(`${places.send}, .draft section > h2, .properties h3`),
]

function focusPlace(place: HTMLElement): void {
  const isButton = place.matches('button')
  // A press of Tab goes on from here, but does not come back.
  if (!isButton) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: isButton ? 'nearest' : 'start' })
}
