import { PdfArray, PdfDict, type PdfObject } from '@libpdf/core'

/** Returns the number of values in an object, without those of the objects that it refers to. */
export function countValues(value: PdfObject): number {
  if (value instanceof PdfArray) return [...value].reduce((sum, item) => sum + countValues(item), 1)
  if (value instanceof PdfDict) return [...value].reduce((sum, [, item]) => sum + countValues(item), 1)
  return 1
}
