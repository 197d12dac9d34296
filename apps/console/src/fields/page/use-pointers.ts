import { type DrawingOptions, useDrawing } from './use-drawing.ts'
import { type FieldDragOptions, useFieldDrag } from './use-field-drag.ts'
import { usePaletteDrag } from './use-palette-drag.ts'

/** What the pointer does: it places fields, draws, moves and resizes them. */
export function usePointers(options: FieldDragOptions & DrawingOptions) {
  const fieldDrag = useFieldDrag(options)
  const drawing = useDrawing(options)
  const paletteDrag = usePaletteDrag(options.place)
  return { ...fieldDrag, ...drawing, ...paletteDrag }
}
