/** What a file takes of the sealed file. */
export interface PdfSize {
  pages: number
  /** Objects of the PDF. */
  objects: number
  bytes: number
}

const MB = 1024 * 1024

/** The maximum size of an uploaded file in bytes. */
export const maxFileBytes = 25 * MB

/** The maximum of an original. `objects` and `bytes` count only the objects that the seal changes, and therefore writes again. */
export const originalLimit: PdfSize = { pages: 10_000, objects: 2000, bytes: 4 * MB }

/** What is left for signature pages, evidence and the data that proves the seal for years. */
const rest: Pick<PdfSize, 'objects' | 'bytes'> = { objects: 8000, bytes: 35 * MB }

/** A file with more pages gets no footers, because the verifier reads a limited number of objects. */
export const maxPagesWithFooters = 1000

/** What footers take at most: on each page the page itself, its resources and the footer are written. */
const footers: Pick<PdfSize, 'objects' | 'bytes'> = { objects: 3 * maxPagesWithFooters, bytes: 7 * MB }

/** The `readingLimits` of `@paraph/verify`. Copied, because an idle server doesn't load the verifier. A test compares them. */
export const verifierLimits = { bytes: 256 * MB, objects: 53_000, values: 200_000 }

/** The maximum of all scans of a document together: the limits of the verifier, minus what the other parts may take. */
export const allScansLimit: PdfSize = {
  pages: 10_000,
  objects: verifierLimits.objects - originalLimit.objects - footers.objects - rest.objects,
  // An encrypted original stands in the sealed file twice.
  bytes: verifierLimits.bytes - 2 * maxFileBytes - originalLimit.bytes - footers.bytes - rest.bytes,
}

/** The maximum of one scan, so that no party can use up what the others need. A scan with compressed objects takes more bytes than its file has. */
export const oneScanLimit: PdfSize = { pages: 2000, objects: 8000, bytes: 32 * MB }

/** What stays free for each party that has uploaded no scan yet. 100 parties are the maximum. */
export const leastScanSize: PdfSize = { pages: 50, objects: 200, bytes: MB }

/** The maximum number of values in the catalog, the form, the names and the page tree of an original. The seal adds values to them. */
export const maxOriginalValues = verifierLimits.values / 2

export function fits(size: PdfSize, limit: PdfSize): boolean {
  return size.pages <= limit.pages && size.objects <= limit.objects && size.bytes <= limit.bytes
}

export function sumOf(sizes: PdfSize[]): PdfSize {
  const total: PdfSize = { pages: 0, objects: 0, bytes: 0 }
  for (const { pages, objects, bytes } of sizes) {
    total.pages += pages
    total.objects += objects
    total.bytes += bytes
  }
  return total
}
