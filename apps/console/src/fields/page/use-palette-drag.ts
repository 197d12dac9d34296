import type { FieldType } from '@paraph/client'
import { useRef, useState } from 'preact/hooks'
import { type PageSize, usualSize } from '../model/editor-field.ts'
import { followPointer } from './drag.ts'
import { pageOfSheet, type PlaceField, pointOn, type Pressed, sheetAt, type SheetPoint } from './sheet-point.ts'

export interface PaletteDragOptions {
  place: PlaceField
  sizeOf: (page: number) => PageSize
}

/** Drags a field from the palette to a page. */
export function usePaletteDrag({ place, sizeOf }: PaletteDragOptions) {
  const [ghost, setGhost] = useState<SheetPoint & { type: FieldType; width: number; height: number }>()
  const wasDragged = useRef(false)

  /** In CSS pixels: as large as the field is going to be, on the page under the pointer or else on the first. */
  const pixelsOf = (type: FieldType, at: SheetPoint) => {
    const sheet = sheetAt(at.x, at.y) ?? document.querySelector<HTMLElement>('.sheet')
    if (!sheet) return { width: 0, height: 0 }
    const { width, height } = usualSize(type, sizeOf(pageOfSheet(sheet)))
    return { width: width * sheet.clientWidth, height: height * sheet.clientHeight }
  }

  const pressPalette = (type: FieldType, event: Pressed) => {
    if (event.button !== 0) return
    followPointer(event.currentTarget, event, {
      onMove: (_dx, _dy, { clientX, clientY }) =>
        setGhost({ type, x: clientX, y: clientY, ...pixelsOf(type, { x: clientX, y: clientY }) }),
      onEnd: (hasMoved, up) => {
        setGhost(undefined)
        if (!hasMoved) return
        // The click that follows does not choose the tool.
        wasDragged.current = true
        setTimeout(() => (wasDragged.current = false))
        const sheet = sheetAt(up.clientX, up.clientY)
        if (sheet) place(type, pageOfSheet(sheet), pointOn(sheet, up))
      },
      onCancel: () => setGhost(undefined),
    })
  }

  return { ghost, wasDragged, pressPalette }
}
