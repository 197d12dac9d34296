import { useState } from 'preact/hooks'
import type { WantedPage } from './pages/text-view.tsx'
import { useCurrentPage } from './shown/use-current-page.ts'
import { useTabFromPage } from './use-tab-from-page.ts'

/**
 * What the party looks at: the pages or the text, and the page in view. It also leads to another page.
 *
 * @param frame - has all pages
 * @param toolsHeight - the pixels of the window that the tools cover
 */
export function useReaderView(frame: { current: HTMLElement | null }, pages: number, toolsHeight: number) {
  const [isText, setText] = useState(false)
  const { current, line, report, choose } = useCurrentPage(frame, { pages, isText, toolsHeight })
  useTabFromPage(frame, current)
  /** False until the first page is drawn. The others wait for it. */
  const [isFirstDrawn, setFirstDrawn] = useState(false)
  const [wanted, setWanted] = useState<WantedPage>()
  const goToPage = (number: number, takesFocus = true) => {
    choose(number)
    if (isText) return setWanted({ number, takesFocus })
    const page = frame.current!.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (takesFocus) page?.focus({ preventScroll: true })
    // With smooth scrolling, the browser would draw all pages in between.
    page?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  const showText = (isText: boolean) => {
    setWanted(undefined)
    setText(isText)
  }
  return {
    isText,
    showText,
    current,
    line,
    report,
    isFirstDrawn,
    onDrawn: () => setFirstDrawn(true),
    wanted,
    goToPage,
  }
}
