import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useScanTexts } from './texts/scan-texts.ts'

const ZOOMS = [1, 1.5, 2, 3]

interface EnlargedProps {
  /** The number of pages. */
  count: number
  /** The index of the page to show first. */
  start: number
  onClose: () => void
  /** Shows the page with this index in this width, in CSS pixels. */
  children: (index: number, width: number) => ComponentChildren
}

/** Shows one page at a time, as wide as the dialog or larger. */
export function Enlarged({ count, start, onClose, children }: EnlargedProps) {
  const s = useScanTexts()
  const [index, setIndex] = useState(start)
  const [zoom, setZoom] = useState(0)
  const [width, setWidth] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measure = () => setWidth(frame.current!.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current!)
    measure()
    return () => observer.disconnect()
  }, [])
  const steps = [
    ['‹', s.previous, index > 0, () => setIndex(index - 1)],
    ['›', s.next, index < count - 1, () => setIndex(index + 1)],
    ['−', s.zoomOut, zoom > 0, () => setZoom(zoom - 1)],
    ['+', s.zoomIn, zoom < ZOOMS.length - 1, () => setZoom(zoom + 1)],
  ] as const
  return (
    <Dialog title={s.page({ number: index + 1, count })} isLarge onClose={onClose}>
      {(close) => (
        <>
          <div class="buttons enlarged-tools">
            {steps.map(([sign, label, isPossible, act]) => (
              <Button key={sign} class="square" aria-label={label} isOff={!isPossible} onPress={act}>
                {sign}
              </Button>
            ))}
            <Button class="end" onPress={close}>
              {s.close}
            </Button>
          </div>
          {/* A page that is wider than its frame must be scrollable by keyboard. */}
          <div ref={frame} class="enlarged" tabIndex={0} role="group" aria-label={s.page({ number: index + 1, count })}>
            {width > 0 && children(index, Math.floor(width * ZOOMS[zoom]!))}
          </div>
        </>
      )}
    </Dialog>
  )
}
