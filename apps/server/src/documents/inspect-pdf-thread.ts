import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { Inflate } from 'pako'

export type PdfFault = 'not_pdf' | 'damaged' | 'encrypted'
export type Inspection = { pages: number; sha256: string } | { fault: PdfFault }

/** PDF readers accept the header anywhere in the first kilobyte. */
const HEADER_WITHIN = 1024

/** The limit in bytes for the decompressed streams of one file, as far as they are read to count its pages. */
const MAX_INFLATED = 128 * 1024 * 1024
let inflated = 0

// A few kilobytes can decompress to gigabytes. The PDF library has no limit, so this adds one to the library that it decompresses with.
const { onData } = Inflate.prototype
Inflate.prototype.onData = function (chunk: Uint8Array) {
  inflated += chunk.length
  if (inflated > MAX_INFLATED) throw new RangeError('The decompressed file is too large.')
  onData.call(this, chunk)
}

export default async function inspect(bytes: Uint8Array): Promise<Inspection> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).includes('%PDF-')) {
    return { fault: 'not_pdf' }
  }
  inflated = 0
  const pdf = await PDF.load(bytes).catch(() => undefined)
  if (pdf?.isEncrypted) return { fault: 'encrypted' }
  // The library found the objects of the file only by searching for them. Some may be missing, and such a file can't be sealed.
  if (!pdf || pdf.recoveredViaBruteForce) return { fault: 'damaged' }
  const pages = countPages(pdf)
  // The library reads a stream that exceeds the limit as empty, so check the limit again.
  return pages && inflated <= MAX_INFLATED
    ? { pages, sha256: createHash('sha256').update(bytes).digest('hex') }
    : { fault: 'damaged' }
}

function countPages(pdf: PDF): number {
  try {
    return pdf.getPages().length
  } catch {
    return 0
  }
}
