import { Button } from '@paraph/ui/kit/button.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import { observe } from '@paraph/ui/observe.ts'

interface GoOnProps {
  label: string
  /** Finds the main button, which may change or be replaced. */
  button: string
  /** Finds what the main button is about. It gets the focus, and must come before the button. */
  start: string
  /**
   * What the party should do before it gets to the start. Then this act is the main button of the bar, and the way to the button of the page stands
   * beside it. `end` finds what comes after all that the act goes through. `isLeft` returns true if the act must still be done when that is in view.
   */
  first?: { label: string; act: (bar: HTMLElement) => void; end: string; isLeft: () => boolean } | undefined
}

/** A bar at the end of the window that leads to the main button of the page. It is there while the main button is out of view. */
export function GoOn({ label, button, start, first }: GoOnProps) {
  const [isNeeded, setNeeded] = useState(false)
  const [isAhead, setAhead] = useState(true)
  const bar = useRef<HTMLDivElement>(null)
  const end = first?.end ?? start
  useEffect(() => {
    const rootMargin = `0px 0px -${bar.current!.offsetHeight}px`
    const endButton = watch(button, { rootMargin, threshold: [0, 0.9] }, (entry) =>
      setNeeded(entry !== undefined && entry.intersectionRatio < 0.9),
    )
    const endAhead = watch(end, { rootMargin }, (entry) =>
      setAhead(entry === undefined || (!entry.isIntersecting && entry.boundingClientRect.top > 0)),
    )
    return () => [endButton, endAhead].forEach((each) => each())
  }, [button, end])
  const next = isAhead || first?.isLeft() ? first : undefined
  const go = () => goTo(start, button)
  return (
    <div ref={bar} class={`go-on ${isNeeded ? '' : 'hidden'}`}>
      {next && <Button onPress={go}>{label}</Button>}
      {/* It stays the same element, so that it keeps the focus when the party has done the first. */}
      <Button look="primary" onPress={() => (next ? next.act(bar.current!) : go())}>
        {next?.label ?? label}
      </Button>
    </div>
  )
}

/** Gives the focus to the start of a step, and scrolls so that its button, if it has one, is in view too. Both are selectors. */
export function goTo(start: string, button?: string): void {
  const title = find(start)
  const target = button === undefined ? undefined : find(button)
  if (!title) return
  title.focus({ preventScroll: true })
  const { top, bottom } = scrollPadding()
  const height = (target?.getBoundingClientRect().bottom ?? 0) - title.getBoundingClientRect().top
  // If there is no room for both, the button matters more than the title.
  if (target && height > innerHeight - top - bottom) target.scrollIntoView({ block: 'end' })
  else title.scrollIntoView({ block: 'start' })
}

/** In CSS pixels. The tools of the reader cover the start of the window, and the bar covers the end. */
export function scrollPadding() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { top: parseFloat(scrollPaddingTop), bottom: parseFloat(scrollPaddingBottom) }
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Tells where an element is, now and after each change, also if it is replaced. Tells `undefined` if it does not exist. Returns the function that ends this. */
function watch(
  selector: string,
  options: IntersectionObserverInit,
  onChange: (entry: IntersectionObserverEntry | undefined) => void,
): () => void {
  let watched: HTMLElement | null = null
  let observer: IntersectionObserver | undefined
  const observeElement = () => {
    const element = find(selector)
    if (element === watched) return
    watched = element
    observer?.disconnect()
    if (element) observer = observe(element, options, onChange)
    else onChange(undefined)
  }
  const changes = new MutationObserver(observeElement)
  changes.observe(document.querySelector('main')!, { childList: true, subtree: true, attributeFilter: ['class'] })
  observeElement()
  return () => {
    changes.disconnect()
    observer?.disconnect()
  }
}
