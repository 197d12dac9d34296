import type { FieldOption, NewField, StoredAnchor } from '@paraph/contract'

/** A field to add. Its anchors are resolved, so it has a page and boxes. */
export type PlacedField = Omit<NewField, 'page' | 'anchor' | 'options'> & {
  page: number
  options?: FieldOption[]
  /** The anchors that were resolved. */
  anchors?: StoredAnchor[]
}
