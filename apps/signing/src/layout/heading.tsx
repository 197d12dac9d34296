import { useEffect, useRef } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'

let isFirst = true

interface HeadingProps {
  state: string
  /** True if the party did not cause the state. It may be reading, so it is told, and keeps its place. */
  isNews?: boolean
  children: string
}

/** The title of the page. A new state gives it the focus, so that users of screen readers and keyboards continue there. */
export function Heading({ state, isNews = false, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void (document.title = `${children} · Paraph`), [children])
  useEffect(() => {
    // A screen reader reads a page from its top when it was just loaded.
    if (isNews) announce(children)
    else if (!isFirst) {
      scrollTo(0, 0)
      heading.current!.focus({ preventScroll: true })
    }
    isFirst = false
  }, [state])
  return (
    <h1 ref={heading} tabIndex={-1} dir="auto">
      {children}
    </h1>
  )
}
