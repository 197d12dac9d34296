import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { Inflate } from 'pako'

export type PdfFault = 'not_pdf' | 'damaged' | 'encrypted'
export type Inspection = { pages: number; sha256: string } | { fault: PdfFault }

/** Readers look for the header in the first kilobyte, not at the first byte alone. */
const HEADER_WITHIN = 1024

/** Bytes that the streams of one file may swell to, as far as they are read to count its pages. */
const INFLATED_AT_MOST = 128 * 1024 * 1024
let inflated = 0

// A few kilobytes can swell to gigabytes, and the PDF library has no limit of its own, so the one it inflates with gets one.
const { onData } = Inflate.prototype
Inflate.prototype.onData = function (chunk: Uint8Array) {
  inflated += chunk.length
  if (inflated > INFLATED_AT_MOST) throw new RangeError('The file swells too much.')
  onData.call(this, chunk)
}

export default async function inspect(bytes: Uint8Array): Promise<Inspection> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).includes('%PDF-')) {
    return { fault: 'not_pdf' }
  }
  inflated = 0
  const pdf = await PDF.load(bytes).catch(() => undefined)
  if (pdf?.isEncrypted) return { fault: 'encrypted' }
  // A file that could only be read by searching it for objects may lack some, and can't be sealed as it is.
  if (!pdf || pdf.recoveredViaBruteForce) return { fault: 'damaged' }
  const pages = countPages(pdf)
  // Streams that swelled too much were read as empty ones.
  return pages && inflated <= INFLATED_AT_MOST
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
