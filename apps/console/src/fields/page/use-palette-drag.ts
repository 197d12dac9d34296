import type { FieldType } from '@paraph/client'
import { useRef, useState } from 'preact/hooks'
import { followPointer } from './drag.ts'
import { pageOfSheet, type PlaceField, pointOn, type Pressed, sheetAt, type SheetPoint } from './sheet-point.ts'

/** Drags a field from the palette to a page. */
export function usePaletteDrag(place: PlaceField) {
  const [ghost, setGhost] = useState<SheetPoint & { type: FieldType }>()
  const wasDragged = useRef(false)

  const pressPalette = (type: FieldType, event: Pressed) => {
    if (event.button !== 0) return
    followPointer(event.currentTarget, event, {
      onMove: (_dx, _dy, { clientX, clientY }) => setGhost({ type, x: clientX, y: clientY }),
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
