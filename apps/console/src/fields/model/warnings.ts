import type { FieldBox } from '@paraph/client'
import { type EditorField, type Place, placesOf } from './editor-field.ts'

/** Fractions are rounded. */
const TOLERANCE = 1e-6

export type Warning = 'overlap' | 'offPage' | 'noParty'

const overlaps = (a: FieldBox, b: FieldBox) =>
  a.x + TOLERANCE < b.x + b.width &&
  b.x + TOLERANCE < a.x + a.width &&
  a.y + TOLERANCE < b.y + b.height &&
  b.y + TOLERANCE < a.y + a.height

const isOff = ({ x, y, width, height }: FieldBox) => x + width > 1 + TOLERANCE || y + height > 1 + TOLERANCE

/** What the sender should look at, by the identifier of the rectangle. At most 500 fields make this quick enough for each change. */
export function warningsOf(
  fields: EditorField[],
  { pages, parties }: { pages: number; parties: { id: string }[] },
): Map<string, Warning> {
  const known = new Set(parties.map(({ id }) => id))
  const byPage = Map.groupBy(placesOf(fields), ({ page }) => page)
  const warnings = new Map<string, Warning>()
  for (const [page, places] of byPage)
    for (const place of places) {
      const { owner } = place.field
      const hasOwner = owner !== undefined && known.has(owner)
      const warning = hasOwner ? warningOf(place, places, page > pages) : 'noParty'
      if (warning) warnings.set(place.id, warning)
    }
  return warnings
}

function warningOf({ id, box }: Place, places: Place[], isPastEnd: boolean): Warning | undefined {
  if (isPastEnd || isOff(box)) return 'offPage'
  return places.some((other) => other.id !== id && overlaps(box, other.box)) ? 'overlap' : undefined
}
