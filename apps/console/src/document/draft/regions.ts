import { nextRegion } from './next-region.ts'

/** Where the keyboard goes in a draft. A heading stands for its part, and the button that sends stands for itself. */
const places = {
  people: '.draft-people > h2',
  fields: '.draft .fields > h2',
  send: '.draft-head .primary',
} as const

export type Region = keyof typeof places

/** Gives a region the focus. A screen reader then reads what it is. */
export function goToRegion(region: Region): void {
  focusPlace(document.querySelector<HTMLElement>(places[region]))
}

/** Leads to where the name of the first person is typed, once it is shown. */
export function goToFirstPerson(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.draft-people input')?.focus())
}

/** Leads to the next part of the view, or to the one before. Returns false while a dialog covers the view. */
export function goToNextRegion(direction: 1 | -1): boolean {
  if (document.querySelector('dialog[open]')) return false
  const regions = allPlaces()
  const isReached = (place: Element) => {
    const { activeElement } = document
    return place === activeElement || place.compareDocumentPosition(activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING
  }
  const next = nextRegion(regions.findLastIndex(isReached), regions.length, direction)
  focusPlace(regions[next])
  return true
}

/** The button that sends, and the heading of each part that is shown. */
const allPlaces = () =>
  [...document.querySelectorAll<HTMLElement>(`${places.send}, .draft section > h2, .properties > h3`)].filter((place) =>
    place.checkVisibility(),
  )

function focusPlace(place: HTMLElement | null | undefined): void {
  if (!place) return
  const isButton = place.matches('button')
  // A press of Tab goes on from here, but does not come back.
  if (!isButton) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: isButton ? 'nearest' : 'start' })
}
