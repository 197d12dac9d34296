import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { zoomedByWheel, zoomedIn, zoomedOut } from '../model/zoom.ts'
import type { SheetPoint } from './sheet-point.ts'

/** A point of a page that stays where it is in the window. */
interface Anchor {
  sheet: HTMLElement
  /** In fractions of the page. */
  on: SheetPoint
  /** In the window. */
  at: SheetPoint
}

/**
 * How large the pages are. What was in the middle, or under the wheel, stays there.
 *
 * @param fitting - how wide a page is at 1, in CSS pixels. It changes with the window.
 */
export function useZoom(frame: { current: HTMLElement | null }, fitting: number) {
  const [zoom, setZoom] = useState(1)
  const anchor = useRef<Anchor>(undefined)
  const fitted = useRef(fitting)
  // The pages still have their old size, so this is what the person sees. Whoever reads goes on from the top of the frame.
  if (fitted.current !== fitting && frame.current) anchor.current = anchorIn(frame.current, topOf(frame.current))
  fitted.current = fitting

  const change = (next: (zoom: number) => number, at?: SheetPoint) => {
    anchor.current = anchorIn(frame.current!, at)
    setZoom(next)
  }
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { sheet, on, at } = anchor.current
    anchor.current = undefined
    const { left, top, width, height } = sheet.getBoundingClientRect()
    frame.current!.scrollBy({
      left: left + on.x * width - at.x,
      top: top + on.y * height - at.y,
      behavior: 'instant',
    })
  }, [zoom, fitting])
  useEffect(() => {
    const element = frame.current!
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      change((before) => zoomedByWheel(before, event.deltaY), { x: event.clientX, y: event.clientY })
    }
    // A passive listener could not keep the browser from zooming the window.
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [])

  return { zoom, zoomIn: () => change(zoomedIn), zoomOut: () => change(zoomedOut), fitWidth: () => change(() => 1) }
}

function anchorIn(frame: HTMLElement, at: SheetPoint = middleOf(frame)): Anchor | undefined {
  const sheets = [...frame.querySelectorAll<HTMLElement>('.sheet')]
  const sheet = sheets.find((each) => each.getBoundingClientRect().bottom >= at.y) ?? sheets.at(-1)
  if (!sheet) return undefined
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return { sheet, at, on: { x: (at.x - left) / width, y: (at.y - top) / height } }
}

function topOf(frame: HTMLElement): SheetPoint {
  const { left, top, width } = frame.getBoundingClientRect()
  return { x: left + width / 2, y: top + frame.clientTop }
}

function middleOf(frame: HTMLElement): SheetPoint {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
