import { useEffect, useState } from 'preact/hooks'
import { observe } from '../browser/observe.ts'

interface GoOnProps {
  label: string
  /** Finds the main button, which may change or be replaced. */
  button: string
  /** Finds what the main button is about. It gets the focus, and must come before the button. */
  start: string
}

/** In CSS pixels. The height of this bar, which covers the end of the window. It is also the `scroll-padding` of the page. */
const BAR = 80

/** A bar at the end of the window that leads to the main button of the page. It is there while the main button is out of view. */
export function GoOn({ label, button, start }: GoOnProps) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => watch(button, setNeeded), [button])
  const goOn = () => {
    const [title, target] = [find(start), find(button)]
    if (!title) return
    title.focus({ preventScroll: true })
    const height = (target?.getBoundingClientRect().bottom ?? 0) - title.getBoundingClientRect().top
    // Below the tools of the reader there must be room for all of it. If there is none, the button matters more than the title.
    if (target && height > innerHeight - 2 * BAR) target.scrollIntoView({ block: 'end' })
    else title.scrollIntoView({ block: 'start' })
  }
  return (
    <div class={`go-on ${isNeeded ? '' : 'hidden'}`}>
      <button type="button" class="primary" onClick={goOn}>
        {label}
      </button>
    </div>
  )
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Tells if the main button exists and is out of view, now and after each change. Returns the function that ends this. */
function watch(selector: string, onChange: (isOut: boolean) => void): () => void {
  let watched: HTMLElement | null = null
  let observer: IntersectionObserver | undefined
  const observeButton = () => {
    const button = find(selector)
    if (button === watched) return
    watched = button
    observer?.disconnect()
    if (!button) return onChange(false)
    const options = { rootMargin: `0px 0px -${BAR}px`, threshold: [0, 0.9] }
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
