import { useEffect, useRef, useState } from 'preact/hooks'
import { observe } from '@paraph/ui/observe.ts'

/** Pixels. More than any document is high. */
const ENDLESS = '10000000px'

/** Pixels. In the text view, many pages may be in the window at once, so the current one is just below the tools. */
const BELOW_TOOLS = 24

/** A line across the window. The page on the line is the current one. Both values are distances from the edges of the window, as observer margins. */
export interface Line {
  fromTop: string
  fromBottom: string
}

interface CurrentPageOptions {
  pages: number
  isText: boolean
  /** Pixels of the window that the tools cover. */
  toolsHeight: number
}

/**
 * Returns the page in view, which is the one in the middle of the window. A page to which the party goes is at the top of the window instead, so
 * `choose` names it.
 *
 * @param frame - has all pages
 */
export function useCurrentPage(
  frame: { current: HTMLElement | null },
  { pages, isText, toolsHeight }: CurrentPageOptions,
) {
  const [current, setCurrent] = useState(1)
  const isChosen = useRef(false)
  const windowHeight = useWindowHeight()
  const top = toolsHeight + BELOW_TOOLS
  const line = isText ? { fromTop: `-${top}px`, fromBottom: `${top + 1 - windowHeight}px` } : middle
  const report = (page: number) => {
    if (!isChosen.current) setCurrent(page)
  }
  const choose = (page: number) => {
    setCurrent(page)
    isChosen.current = true
    // With the next frame, the browser reports the page that is then in the middle.
    afterNextFrame(() => (isChosen.current = false))
  }
  const { fromTop, fromBottom } = line
  useEffect(() => {
    // Above the first page and below the last one, no page is on the line. The window can also jump from one of these places to the other.
    // In a frame of another origin, browsers ignore the margins. So the edges decide, and not `isIntersecting`.
    const reportEnds = ({ boundingClientRect }: IntersectionObserverEntry) => {
      const height = isText ? top : innerHeight / 2
      if (boundingClientRect.top > height) report(1)
      // The text view may end before the last page.
      else if (boundingClientRect.bottom < height && !isText) report(pages)
    }
    const above = observe(frame.current!, { rootMargin: `${ENDLESS} 0px ${fromBottom}` }, reportEnds)
    const below = observe(frame.current!, { rootMargin: `${fromTop} 0px ${ENDLESS}` }, reportEnds)
    return () => [above, below].forEach((observer) => observer.disconnect())
  }, [pages, isText, fromTop, fromBottom])
  return { current, line, report, choose }
}

function afterNextFrame(callback: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)))
}

const middle: Line = { fromTop: '-50%', fromBottom: '-50%' }

function useWindowHeight(): number {
  const [height, setHeight] = useState(innerHeight)
  useEffect(() => {
    const measure = () => setHeight(innerHeight)
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return height
}
