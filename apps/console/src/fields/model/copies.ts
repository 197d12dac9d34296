import { moveBoxes } from './edit-fields.ts'
import { type EditorField, type PageSize, type Place, placesOf } from './editor-field.ts'

/** Points by which a copy lies beside the copied field. */
const BESIDE = 10

/** Copies lie a little to the right and below. */
export const besideOf = (copies: EditorField[], sizeOf: (page: number) => PageSize): EditorField[] =>
  copies.flatMap((copy) => {
    const { width, height } = sizeOf(copy.page)
    const ids = new Set(placesOf([copy]).map(({ id }) => id))
    return moveBoxes([copy], ids, BESIDE / width, BESIDE / height)
  })

/** Whether the copy would hide a rectangle, because one of its own starts at the same point. */
export const coversPlace = (copy: EditorField, places: Place[]): boolean =>
  placesOf([copy]).some(({ page, box: { x, y } }) =>
    places.some((place) => place.page === page && place.box.x === x && place.box.y === y),
  )
