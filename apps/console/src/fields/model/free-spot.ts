import { type EditorField, placesOf } from './editor-field.ts'

/** Without a pointer, a field goes to the middle of the page in view, below the fields that were placed there before. */
export function freeSpot(fields: EditorField[], page: number): { x: number; y: number } {
  const taken = new Set(
    placesOf(fields, page).map(
      ({ box }) => `${(box.x + box.width / 2).toFixed(2)} ${(box.y + box.height / 2).toFixed(2)}`,
    ),
  )
  let y = 0.3
  while (taken.has(`0.50 ${y.toFixed(2)}`) && y < 0.95) y += 0.05
  return { x: 0.5, y }
}
