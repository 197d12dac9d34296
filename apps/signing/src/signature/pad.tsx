import SignaturePad, { type PointGroup } from 'signature_pad'
import { useEffect, useRef } from 'preact/hooks'
import type { Strokes } from '../session/signature.ts'
import { refit, type Size } from './refit.ts'
import { fromField, isWithinLimits, toField } from './strokes.ts'

/** Dark ink on white paper, also when the page has dark colours. */
const INK = '#17204f'
const MIN_DISTANCE = 3

/**
 * Returns false if the browser or an extension gives the page no canvas to draw on. Some browsers let no page read a canvas, because a page could
 * recognize the browser by it. Such a canvas is enough here, because the signature consists of the movements and not of the picture.
 */
export function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('2d') !== null
  } catch {
    return false
  }
}

/** The functions of the buttons below the pad. */
export interface PadControls {
  undo: () => void
  clear: () => void
}

interface PadProps {
  label: string
  /** The drawing that the pad shows at first. */
  start?: Strokes | undefined
  /** Called after each line, undo and clear. */
  onChange: (strokes: Strokes) => void
  /** Called when the last line exceeded the limits of the contract. The pad has removed it. */
  onFull: () => void
  /** The pad sets these while it is shown. */
  controls: { current: PadControls | undefined }
}

export function Pad({ label, start, onChange, onFull, controls }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current!
    const pad = new SignaturePad(element, { penColor: INK, minDistance: MIN_DISTANCE, minWidth: 1, maxWidth: 3 })
    let size: Size = { width: 0, height: 0 }
    let shrunk = 1
    const strokes = () =>
      toField(
        pad.toData().map(({ points }) => points),
        size.width,
      )
    const drop = (lines: PointGroup[]) => {
      if (lines.length === 0) shrunk = 1
      pad.fromData(lines)
      onChange(strokes())
    }

    // A canvas loses its drawing when its size changes, for example when the phone is turned.
    const resize = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      if (next.width === 0 || next.height === 0) return
      if (next.width === size.width && next.height === size.height) return
      let lines = pad.toData()
      if (lines.length > 0) {
        const fitted = refit(
          lines.map(({ points }) => points),
          size,
          next,
          shrunk,
        )
        shrunk = fitted.shrunk
        lines = lines.map((line) => ({ ...line, points: line.points.map(fitted.move) }))
      }
      size = next
      element.width = Math.round(size.width * devicePixelRatio)
      element.height = Math.round(size.height * devicePixelRatio)
      element.getContext('2d')!.scale(devicePixelRatio, devicePixelRatio)
      pad.clear()
      pad.fromData(lines)
    }
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    resize()
    if (start && size.width > 0) {
      // Without times, all lines have the same width.
      const lines = fromField(start, size).map((points) => ({
        points: points.map((point) => ({ ...point, pressure: 0, time: 0 })),
      }))
      pad.fromData(lines as PointGroup[])
    }

    pad.addEventListener('endStroke', () => {
      if (isWithinLimits(strokes())) return onChange(strokes())
      drop(pad.toData().slice(0, -1))
      onFull()
    })
    controls.current = { undo: () => drop(pad.toData().slice(0, -1)), clear: () => drop([]) }
    return () => {
      observer.disconnect()
      pad.off()
      controls.current = undefined
    }
  }, [])

  return (
    <div class="pad-room">
      <canvas ref={canvas} class="pad" role="img" aria-label={label} />
    </div>
  )
}
