import { useEffect, useRef } from 'preact/hooks'

let isFirst = true

interface HeadingProps {
  children: string
  /** The part of the console, where the title alone does not say it. */
  part?: string
}

/** What had the focus when the address changed. */
let left: Element | null = null
addEventListener('hashchange', () => (left = document.activeElement))

/** False if the person has gone on to something else while the view was loaded: a press of Enter must reach that. */
const isFocusFree = () => document.activeElement === document.body || document.activeElement === left

/** The title of a view. A new view gives it the focus, so that users of screen readers and keyboards continue there. */
export function Heading({ children, part }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = [children, part, 'Paraph'].filter(Boolean).join(' · ')
  useEffect(() => void (document.title = title), [title])
  useEffect(() => {
    // A screen reader reads a page from its top when it was just loaded.
    if (!isFirst) {
      scrollTo(0, 0)
      if (isFocusFree()) heading.current!.focus({ preventScroll: true })
    }
    isFirst = false
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} dir="auto">
      {children}
    </h1>
  )
}

/** Gives the title of the view the focus, after the button that had it has gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
