import type { SigningField } from '@paraph/client'

/** Returns the field once for each place where its value stands. The first is the field itself. */
export function placesOf(field: SigningField): SigningField[] {
  return [field, ...(field.otherPlaces ?? []).map((place) => ({ ...field, ...place }))]
}

/** Returns the numbers of the pages on which the value stands. */
export function pagesOf(field: SigningField): number[] {
  return [...new Set(placesOf(field).map(({ page }) => page))].toSorted((a, b) => a - b)
}
