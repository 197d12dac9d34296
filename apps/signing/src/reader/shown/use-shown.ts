import { useEffect, useRef } from 'preact/hooks'
import { scrollPadding } from '../../layout/go-on.tsx'
import { shownRules } from './shown-rules.ts'

/** Milliseconds between two looks. A part that is in view at two looks in a row was in view in between. */
const LOOK = 500
const LOOKS = (shownRules.partSeconds * 1000) / LOOK

export interface Seen {
  /** How much of what is printed has been in view so far. */
  percent: number
  /** The rows that have been in view so far, counted from 0. */
  rows: ReadonlySet<number>
  /** How much stands in each row. */
  printed: number[]
  /** For how long something was in view since the last call. */
  seconds: number
}

/** Returns how much of what is printed stands in these rows. */
export function percentOf(rows: Iterable<number>, printed: number[]): number {
  const sum = (rows: Iterable<number>) => [...rows].reduce((total, row) => total + printed[row]!, 0)
  return Math.floor((100 * sum(rows)) / sum(printed.keys()))
}

/**
 * Measures how much of an element is in view, and for how long. Calls `onSeen` after each half second in which something was in view, while the tab is visible.
 *
 * @param printed - how much stands in each row of the element. While it is undefined, nothing is measured.
 */
export function useShown(
  element: { current: HTMLElement | null },
  printed: number[] | undefined,
  onSeen: (seen: Seen) => void,
): void {
  /** The rows that have been in view for long enough. A page keeps them while it is out of view. */
  const seen = useRef(new Set<number>()).current
  const listener = useRef(onSeen)
  listener.current = onSeen
  useEffect(() => {
    if (!printed) return undefined
    const holder = document.createElement('div')
    holder.className = 'parts'
    holder.ariaHidden = 'true'
    const rows = printed.map(() => holder.appendChild(document.createElement('div')))
    /** For each row in view, the number of intervals between two looks in which it stayed in view. It is -1 before the first look. */
    const inView = new Map<number, number>()
    let timer: number | undefined
    const look = () => {
      timer = undefined
      // A dialog covers the page.
      const isHidden = document.visibilityState !== 'visible' || document.querySelector('dialog:modal') !== null
      for (const [row, looks] of inView) inView.set(row, isHidden ? -1 : looks + 1)
      const stays = [...inView].filter(([, looks]) => looks > 0)
      for (const [row, looks] of stays) if (looks >= LOOKS) seen.add(row)
      if (stays.length > 0) {
        const percent = percentOf(seen, printed)
        holder.dataset['percent'] = String(percent)
        listener.current({ percent, rows: seen, printed, seconds: LOOK / 1000 })
      }
      lookLater()
    }
    const lookLater = () => {
      if (inView.size > 0) timer ??= window.setTimeout(look, LOOK)
    }
    const { top, bottom } = scrollPadding()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect, boundingClientRect } of entries) {
          const row = rows.indexOf(target as HTMLDivElement)
          // The width does not count: a page that is zoomed in is never in view as a whole.
          const isInView = intersectionRect.height > 0 && intersectionRect.height >= boundingClientRect.height / 2
          if (!isInView) inView.delete(row)
          else if (!inView.has(row)) inView.set(row, -1)
        }
        lookLater()
      },
      // Of a page that is zoomed in, only a small share is ever in view, so there are many thresholds.
      // The tools of the reader and the bar of the page cover the ends of the window. In a frame of another origin, browsers ignore the margins.
      {
        threshold: Array.from({ length: 21 }, (_, step) => step / 20),
        rootMargin: `${-top}px 0px ${-bottom}px`,
      },
    )
    element.current!.append(holder)
    for (const [index, row] of rows.entries()) if (printed[index]! > 0) observer.observe(row)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      holder.remove()
    }
  }, [printed])
}
