import type { SigningField } from '@paraph/client'

/** In fractions of the page. Fields whose upper edges are so near are on one line. */
const LINE = 0.012

/** Returns the fields page by page, from the top to the bottom, and on one line from the left to the right. */
export function byReadingOrder(fields: readonly SigningField[]): SigningField[] {
  const line = ({ box }: SigningField) => Math.round(box.y / LINE)
  return fields.toSorted((a, b) => a.page - b.page || line(a) - line(b) || a.box.x - b.box.x)
}
