import { useEffect, useRef } from 'preact/hooks'

/**
 * Lets the Tab key go on from the page in view. A party that scrolls by keys leaves the focus behind. Without this hook, Tab would pass
 * all that stands above the document again.
 *
 * @param frame - has all pages
 */
export function useTabFromPage(frame: { current: HTMLElement | null }, current: number): void {
  const number = useRef(current)
  number.current = current
  useEffect(() => {
    const begin = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab' || document.querySelector('dialog[open]')) return
      const { activeElement } = document
      const hasPlace = activeElement && activeElement !== document.body && isInWindow(activeElement)
      // Before the party has gone into the document, Tab begins at the top of the page.
      if (hasPlace || frame.current!.getBoundingClientRect().top > 0) return
      const page = frame.current!.querySelector<HTMLElement>(`[data-page="${number.current}"]`)
      if (page && isInWindow(page)) page.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', begin, true)
    return () => document.removeEventListener('keydown', begin, true)
  }, [])
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
