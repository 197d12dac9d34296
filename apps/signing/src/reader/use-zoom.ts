import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { PageZoom } from '../layout/page-zoom.ts'

/** The sizes that the party can choose. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
/** CSS pixels. On a narrower page of A4, letters of 11 points have less than 9 pixels. */
const SMALL = 480
/** CSS pixels. On a page of A4 that is so wide, letters of 11 points have 12 pixels. */
const READABLE = 660
/** CSS pixels. A finger needs at least so much. */
const TARGET = 24

/** @param width - of the frame, in CSS pixels */
export function useZoom(width: number) {
  const [zoom, setZoom] = useState(1)
  const isEnlarged = useRef(false)
  const afterZoom = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    afterZoom.current?.()
    afterZoom.current = undefined
  }, [zoom])
  const isSmall = width > 0 && width < SMALL
  const change = (next: number, then: () => void) => {
    if (next === zoom) return then()
    isEnlarged.current = next > 1
    afterZoom.current = then
    setZoom(next)
  }
  const enlarge: PageZoom['enlarge'] = (side, then) => {
    const wanted = Math.max(zoom, READABLE / width, (zoom * TARGET) / side)
    change(isSmall ? Math.min(wanted, ZOOMS.at(-1)!) : zoom, then)
  }
  const fit: PageZoom['fit'] = (then) => change(isEnlarged.current ? 1 : zoom, then)
  const choose = (next: number) => {
    isEnlarged.current = false
    setZoom(next)
  }
  return { zoom, choose, isSmall, readable: READABLE / width, pageZoom: { enlarge, fit } satisfies PageZoom }
}
