import type { FieldType } from '@paraph/client'
import { useRef, useState } from 'preact/hooks'
import type { PageSize } from '../model/editor-field.ts'
import { followPointer } from './drag.ts'
import { ghostAt, type GhostPlace } from './ghost-at.ts'
import { pageOfSheet, type PlaceField, pointOn, type Pressed, sheetAt } from './sheet-point.ts'

export interface PaletteDragOptions {
  place: PlaceField
  sizeOf: (page: number) => PageSize
}

/** Drags a field from the palette to a page. */
export function usePaletteDrag({ place, sizeOf }: PaletteDragOptions) {
  const [ghost, setGhost] = useState<GhostPlace>()
  const wasDragged = useRef(false)

  const pressPalette = (type: FieldType, event: Pressed) => {
    if (event.button !== 0) return
    followPointer(event.currentTarget, event, {
      onMove: (_dx, _dy, moved) => setGhost(ghostAt(type, moved, sizeOf)),
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
