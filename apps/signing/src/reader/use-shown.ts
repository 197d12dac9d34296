import { useEffect } from 'preact/hooks'

/** A page counts as shown when the larger part of each of these equal parts has been in view. So it may be scrolled past, but not jumped over. */
const PARTS = 5
/** Milliseconds. A part counts only after this time in view, so that a jump to the button below a page does not count. */
const DWELL = 500
/** How often the browser tells about a part: when another twentieth of it comes into view. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20)

/** Calls `onShown` once when all of the element has been in view, at once or part by part, while `isActive`. */
export function useShown(element: { current: HTMLElement | null }, isActive: boolean, onShown: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined
    const holder = document.createElement('div')
    holder.className = 'parts'
    holder.ariaHidden = 'true'
    const parts = new Set(Array.from({ length: PARTS }, () => holder.appendChild(document.createElement('div'))))
    const timers = new Map<Element, number>()
    const end = () => {
      observer.disconnect()
      for (const timer of timers.values()) clearTimeout(timer)
      holder.remove()
    }
    const count = (part: HTMLDivElement) => {
      parts.delete(part)
      if (parts.size > 0) return
      end()
      onShown()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect, boundingClientRect } of entries) {
          clearTimeout(timers.get(target))
          // The width does not count: a page that is zoomed in is never in view as a whole.
          const isInView = intersectionRect.height > 0 && intersectionRect.height >= boundingClientRect.height / 2
          if (isInView) timers.set(target, window.setTimeout(count, DWELL, target))
        }
      },
      { threshold: THRESHOLDS },
    )
    element.current!.append(holder)
    for (const part of parts) observer.observe(part)
    return end
  }, [isActive])
}
