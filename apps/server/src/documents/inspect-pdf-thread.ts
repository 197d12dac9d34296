import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { type ImageType, makeImagePage } from '../sealing/seal/image-page.ts'
import { findObstacle, hasPageTree, type Obstacle } from './find-obstacle.ts'
import { isInflatedTooFar, startInflating } from './limit-inflation.ts'

export type PdfFault = 'not_pdf' | 'damaged' | 'encrypted' | Obstacle
export type Inspection = { pages: number; sha256: string } | { fault: PdfFault }

/** PDF readers accept the header anywhere in the first kilobyte. */
const HEADER_WITHIN = 1024

export default async function inspect(bytes: Uint8Array): Promise<Inspection> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).includes('%PDF-')) {
    return { fault: 'not_pdf' }
  }
  startInflating()
  const pdf = await PDF.load(bytes).catch(() => undefined)
  if (pdf?.isEncrypted) return { fault: 'encrypted' }
  // If the library found the objects of the file only by searching for them, some may be missing. Such a file can't be sealed.
  const found = pdf && !pdf.recoveredViaBruteForce ? examine(pdf) : undefined
  // The library reads a stream that exceeds the limit as empty, so ask again.
  if (!found || isInflatedTooFar()) return { fault: mentionsEncryption(bytes) ? 'encrypted' : 'damaged' }
  return 'fault' in found ? found : { ...found, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The library fails on some encrypted files before it knows that they are encrypted. */
function mentionsEncryption(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt')
}

function examine(pdf: PDF): { pages: number } | { fault: Obstacle } | undefined {
  try {
    const fault = findObstacle(pdf)
    const pages = pdf.getPages().length
    if (fault) return { fault }
    return pages && hasPageTree(pdf) ? { pages } : undefined
  } catch {
    return undefined
  }
}

/** Returns true if the seal can make a page of the image. */
export function inspectImage({ bytes, type }: { bytes: Uint8Array; type: ImageType }): boolean {
  startInflating()
  try {
    makeImagePage(bytes, type, '')
    return !isInflatedTooFar()
  } catch {
    return false
  }
}
