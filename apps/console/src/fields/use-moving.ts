import { announce } from '@paraph/ui/announce.ts'
import type { EditorOptions } from './editor-options.ts'
import { alignBoxes, type Edge, moveBoxes, resizeBoxes } from './model/edit-fields.ts'
import { type EditorField, placesOf } from './model/editor-field.ts'
import { useTexts } from '../texts/language.ts'

/** Moves, resizes and aligns the selected rectangles without a pointer. */
export function useMoving({ editing, sizeOf, currentPage }: EditorOptions, selected: ReadonlySet<string>) {
  const { t } = useTexts()
  const { fields, change } = editing

  const inUnits = (dx: number, dy: number): [number, number] => {
    const { width, height } = sizeOf(placesOf(fields).find(({ id }) => selected.has(id))?.page ?? currentPage)
    return [dx / width, dy / height]
  }
  const sayWhere = (next: EditorField[], isSize: boolean) => {
    const first = placesOf(next).find(({ id }) => selected.has(id))
    if (!first) return
    const { x, y, width, height } = first.box
    announce(isSize ? t.fields.sized({ width, height }) : t.fields.at({ x, y }))
  }
  const adjust = (next: EditorField[], isSize: boolean) => {
    // Escape ends the selection, but the focus stays on the field.
    if (selected.size === 0) return
    change(next, `${isSize ? 'resize' : 'move'} ${[...selected].join()}`)
    sayWhere(next, isSize)
  }

  return {
    move: (dx: number, dy: number) => adjust(moveBoxes(fields, selected, ...inUnits(dx, dy)), false),
    resize: (dx: number, dy: number) => adjust(resizeBoxes(fields, selected, ...inUnits(dx, dy)), true),
    align: (edge: Edge) => change(alignBoxes(fields, selected, edge)),
  }
}
