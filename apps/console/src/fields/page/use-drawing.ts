import type { FieldType } from '@paraph/client'
import { useState } from 'preact/hooks'
import { followPointer } from './drag.ts'
import { pageOfSheet, type PlaceField, pointOn, type Pressed, type SheetPoint } from './sheet-point.ts'

export interface DrawnArea {
  page: number
  x: number
  y: number
  width: number
  height: number
}

export interface DrawingOptions {
  select: (ids: ReadonlySet<string>) => void
  armed: FieldType | undefined
  place: PlaceField
}

/** Places a field where a page is pressed, or selects nothing if no type of field is armed. */
export function useDrawing({ select, armed, place }: DrawingOptions) {
  const [area, setArea] = useState<DrawnArea>()

  /** A click places a field of the usual size. A mouse or a pen can also draw it. */
  const pressSheet = (event: Pressed) => {
    if (event.button !== 0 || (event.target as HTMLElement).closest('.field, .resize')) return
    if (!armed) return select(new Set())
    const sheet = event.currentTarget
    const page = pageOfSheet(sheet)
    const from = pointOn(sheet, event)
    const areaTo = (pointer: PointerEvent) => between(from, inside(pointOn(sheet, pointer)))
    const canDraw = event.pointerType !== 'touch'
    followPointer(sheet, event, {
      onMove: (_dx, _dy, moved) => canDraw && setArea({ page, ...areaTo(moved) }),
      onEnd: (hasMoved, up) => {
        setArea(undefined)
        const { width, height, x, y } = areaTo(up)
        if (canDraw && hasMoved && width > 0 && height > 0)
          place(armed, page, { x: x + width / 2, y: y + height / 2 }, { width, height })
        else place(armed, page, from)
      },
      onCancel: () => setArea(undefined),
    })
  }

  return { area, pressSheet }
}

/** The rectangle that has these two corners. */
const between = (from: SheetPoint, to: SheetPoint) => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

/** The nearest point of the page. */
const inside = ({ x, y }: SheetPoint): SheetPoint => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
})
