import { PdfArray, PdfDict, type PdfObject } from '@libpdf/core'

/** Counts the values in an object: itself, and all values in its lists and dictionaries. A reference counts as one value. */
export function countValues(value: PdfObject): number {
  if (value instanceof PdfArray) return [...value].reduce((sum, item) => sum + countValues(item), 1)
  if (value instanceof PdfDict) return [...value].reduce((sum, [, item]) => sum + countValues(item), 1)
  return 1
}
