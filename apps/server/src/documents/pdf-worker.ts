import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'

export type PdfFault = 'not_pdf' | 'damaged' | 'encrypted'
export type Inspection = { pages: number; sha256: string } | { fault: PdfFault }

/** Readers look for the header in the first kilobyte, not at the first byte alone. */
const HEADER_WITHIN = 1024

export default async function inspect(bytes: Uint8Array): Promise<Inspection> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).includes('%PDF-')) {
    return { fault: 'not_pdf' }
  }
  const pdf = await PDF.load(bytes).catch(() => undefined)
  if (pdf?.isEncrypted) return { fault: 'encrypted' }
  // A file that could only be read by searching it for objects may lack some, and can't be sealed as it is.
  if (!pdf || pdf.recoveredViaBruteForce) return { fault: 'damaged' }
  const pages = countPages(pdf)
  return pages ? { pages, sha256: createHash('sha256').update(bytes).digest('hex') } : { fault: 'damaged' }
}

function countPages(pdf: PDF): number {
  try {
    return pdf.getPages().length
  } catch {
    return 0
  }
}
