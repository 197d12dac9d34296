import type { FieldBox } from '@paraph/contract'
import type { FieldInFile } from './store.ts'

/** Boxes are stored with six decimals. */
const TOLERANCE = 1e-5

/** Returns the boxes of the tags that the field hides. A tag outside the box of its field is visible, because the sender has moved the field away from it. */
export function hiddenTagsOf({ page, box, options, hiddenTags = [] }: FieldInFile): FieldBox[] {
  const boxes = [box, ...(options ?? []).flatMap((option) => option.box ?? [])]
  return hiddenTags
    .filter((tag) => tag.page === page && boxes.some((outer) => contains(outer, tag.box)))
    .map((tag) => tag.box)
}

function contains(outer: FieldBox, inner: FieldBox): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  )
}
