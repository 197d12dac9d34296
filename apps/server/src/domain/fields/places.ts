import type { Field, FieldPlace } from '@paraph/contract'

/** Returns the places where the value stands, and the end of the JSON pointer to each. */
export function placesOf({ page, box, otherPlaces = [] }: Pick<Field, 'page' | 'box' | 'otherPlaces'>) {
  return [
    { page, box, at: '' },
    ...otherPlaces.map((place: FieldPlace, index) => ({ ...place, at: `/otherPlaces/${index}` })),
  ]
}
