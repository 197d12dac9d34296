import { useEffect, useRef, useState } from 'preact/hooks'
import { observe } from '../browser/observe.ts'

interface GoOnProps {
  label: string
  /** Finds the main button, which may change or be replaced. */
  button: string
  /** Finds what the main button is about. It gets the focus, and must come before the button. */
  start: string
}

/** A bar at the end of the window that leads to the main button of the page. It is there while the main button is out of view. */
export function GoOn({ label, button, start }: GoOnProps) {
  const [isNeeded, setNeeded] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => watch(button, bar.current!, setNeeded), [button])
  return (
    <div ref={bar} class={`go-on ${isNeeded ? '' : 'hidden'}`}>
      <button type="button" class="primary" onClick={() => goTo(start, button)}>
        {label}
      </button>
    </div>
  )
}

/** Gives the focus to the start of the last step, and scrolls so that its button is in view too. Both are selectors. */
export function goTo(start: string, button: string): void {
  const [title, target] = [find(start), find(button)]
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

/** Tells if the main button exists and is out of view, or where the bar would cover it, now and after each change. Returns the function that ends this. */
function watch(selector: string, bar: HTMLElement, onChange: (isOut: boolean) => void): () => void {
  let watched: HTMLElement | null = null
  let observer: IntersectionObserver | undefined
  const observeButton = () => {
    const button = find(selector)
    if (button === watched) return
    watched = button
    observer?.disconnect()
    if (!button) return onChange(false)
    const options = { rootMargin: `0px 0px -${bar.offsetHeight}px`, threshold: [0, 0.9] }
    observer = observe(button, options, ({ intersectionRatio }) => onChange(intersectionRatio < 0.9))
  }
  const changes = new MutationObserver(observeButton)
  changes.observe(document.querySelector('main')!, { childList: true, subtree: true, attributeFilter: ['class'] })
  observeButton()
  return () => {
    changes.disconnect()
    observer?.disconnect()
  }
}
