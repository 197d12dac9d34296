import type { SigningField } from '@paraph/client'
import { scrollPadding } from '../../layout/go-on.tsx'
import type { Filling } from '../../filling/filling.ts'

/** Pixels between a field and the editor below it. */
const GAP = 8

/**
 * Brings the field into view and gives it the focus, on a phone so large that it can be read and hit. Without the drawn pages, the list takes their place.
 *
 * @param then - called when the field is at its place
 */
export function goToField(filling: Filling, field: SigningField, then = () => {}): void {
  filling.goTo(field)
  const onPage = findOnPage(field)
  if (onPage) {
    const box = onPage.closest('.field-check')?.getBoundingClientRect()
    const enlarge = filling.pageZoom.current?.enlarge ?? ((_side, then) => then())
    return enlarge(box ? Math.min(box.width, box.height) : Infinity, () => {
      bring(onPage, box ? 'start' : 'center')
      then()
    })
  }
  filling.openList(true)
  // The list is there after the next render.
  setTimeout(() => {
    const inList = findInList(field)
    if (inList) bring(inList, 'nearest')
    then()
  }, 50)
}

/** The party has filled in all, so it needs no large pages any more. Keeps the field in its place. */
export function endEnlarging({ pageZoom, all, current, editing }: Filling, then: () => void): void {
  const field = editing ?? all.find(({ name }) => name === current)
  const top = () => (field && findOnPage(field)?.getBoundingClientRect().top) ?? 0
  const before = top()
  pageZoom.current?.fit(() => {
    scrollBy({ top: top() - before, behavior: 'instant' })
    then()
  })
}

/** True if the tools and the bar cover nothing of the field. */
export function isInView(field: SigningField): boolean {
  const shown = (findOnPage(field) ?? findInList(field))?.getBoundingClientRect()
  const { top, bottom } = scrollPadding()
  return shown !== undefined && shown.top >= top && shown.bottom <= innerHeight - bottom
}

/** Scrolls so that the editor does not cover the field. A field with no room above the editor shows its start. */
export function bringAbove(field: SigningField, editor: HTMLElement): void {
  const onPage = findOnPage(field)?.getBoundingClientRect()
  if (!onPage) return
  const start = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const room = editor.getBoundingClientRect().top - GAP - start
  if (onPage.top >= start && onPage.bottom <= start + room) return
  const above = Math.max(0, (room - onPage.height) / 2)
  scrollBy({ top: onPage.top - start - above, behavior: 'instant' })
}

const findInList = ({ name }: SigningField) =>
  document.querySelector<HTMLElement>(`.field-list [data-field="${CSS.escape(name)}"]`)

/** A field with several places is on several pages. */
const findOnPage = ({ name, page }: SigningField) =>
  document.querySelector<HTMLElement>(`[data-page="${page}"] .field-layer [data-field="${CSS.escape(name)}"]`)

/** @param inline - where the field should be in a page that is wider than the window. What a box to tick is about stands at its right. */
function bring(element: HTMLElement, inline: ScrollLogicalPosition): void {
  // The ring shows which field is meant, also after a tap.
  element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  // With smooth scrolling, the browser would draw all pages in between. The editor covers the lower part of the window.
  element.scrollIntoView({
    block: 'center',
    inline: element.offsetWidth > innerWidth ? 'start' : inline,
    behavior: 'instant',
  })
}
