import { isNarrow } from '../browser/narrow.ts'

/** Pixels. So much of what the party has just read stays in view, so that it finds its line again. */
const OVERLAP = 48
/** Pixels. Edges of pages are not at whole pixels. */
const NEAR = 4

/**
 * Shows what comes next in the document: the rest of the page in view, or else the next page. Returns the number of the page, or undefined if the party is
 * at the end and should go on to the next step.
 */
export function readOn(bar: HTMLElement): number | undefined {
  const pages = [...document.querySelectorAll<HTMLElement>('.pdf-page, .text-page')]
  if (pages.length === 0) {
    document.querySelector('.reader')!.scrollIntoView({ block: 'start', behavior: 'instant' })
    return 1
  }
  const end = bar.getBoundingClientRect().top
  const next = pages.find((page) => page.getBoundingClientRect().bottom > end + NEAR)
  if (next) {
    const { top, bottom } = next.getBoundingClientRect()
    const start = startOf(next)
    const way = top > start + NEAR ? top - start : Math.min(bottom - end, end - start - OVERLAP)
    // With smooth scrolling, the next press would begin in the middle of the scrolling.
    scrollBy({ top: way, behavior: 'instant' })
    return numberOf(next)
  }
  const more = findMore()
  if (more) {
    more.click()
    return numberOf(pages.at(-1)!) + 1
  }
  return undefined
}

/**
 * True if the party has not come to the end of the document, although the next step is in view: the text view does not show the last pages yet, or the window is
 * wide, so that the next step stands beside the document.
 */
export const hasMorePages = () => findMore() !== null || (!isNarrow() && isBelowWindow())

function isBelowWindow(): boolean {
  const last = [...document.querySelectorAll('.pdf-page, .text-page')].at(-1)
  return last !== undefined && last.getBoundingClientRect().bottom > innerHeight
}

const findMore = () => document.querySelector<HTMLButtonElement>('.more-pages')

/** In a page of the text view, the heading has the number. */
function numberOf(page: HTMLElement): number {
  return Number(page.dataset['page'] ?? page.querySelector<HTMLElement>('[data-page]')!.dataset['page'])
}

/** Returns where the top of a page should be in the window. The tools of the reader cover what is above. After a pinch, only a part of the window is in view. */
function startOf(page: HTMLElement): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const covered = parseFloat(scrollPaddingTop) + parseFloat(getComputedStyle(page).scrollMarginTop)
  const { offsetTop, scale } = window.visualViewport ?? { offsetTop: 0, scale: 1 }
  return offsetTop + covered / scale
}
