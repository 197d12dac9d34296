import { type ArmedGhostOptions, useArmedGhost } from './use-armed-ghost.ts'
import { type DrawingOptions, useDrawing } from './use-drawing.ts'
import { type FieldDragOptions, useFieldDrag } from './use-field-drag.ts'
import { type PaletteDragOptions, usePaletteDrag } from './use-palette-drag.ts'

/** What the pointer does: it places fields, draws, moves and resizes them. */
export function usePointers(options: FieldDragOptions & DrawingOptions & PaletteDragOptions & ArmedGhostOptions) {
  const fieldDrag = useFieldDrag(options)
  const drawing = useDrawing(options)
  const paletteDrag = usePaletteDrag(options)
  const armedGhost = useArmedGhost(options)
  return { ...fieldDrag, ...drawing, ...paletteDrag, ghost: paletteDrag.ghost ?? armedGhost }
}
