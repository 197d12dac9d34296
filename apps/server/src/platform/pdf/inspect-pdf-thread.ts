import { PDF } from '@libpdf/core'
import { attachFiles } from './attach-files.ts'
import { findObstacle, hasPageTree, type Obstacle } from './find-obstacle.ts'
import { type ImageType, makeImagePage } from './image-page.ts'
import { IncrementalUpdate } from './incremental-update.ts'
import { type Inflation, limitInflation } from './limit-inflation.ts'

export type PdfFault = 'not_pdf' | 'damaged' | 'encrypted' | Obstacle
export type Inspection = { pages: number } | { fault: PdfFault }

/** PDF readers accept the header anywhere in the first kilobyte. */
const HEADER_WITHIN = 1024

export default async function inspect(bytes: Uint8Array): Promise<Inspection> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.subarray(0, HEADER_WITHIN).includes('%PDF-')) return { fault: 'not_pdf' }
  // The library fails on some encrypted files before it knows that they are encrypted.
  const broken = { fault: file.includes('/Encrypt') ? 'encrypted' : 'damaged' } as const
  // Without this word, the library would search for the objects. That takes long, and the file is then refused anyway (see below).
  if (!file.includes('startxref')) return broken
  return limitInflation(async (inflation): Promise<Inspection> => {
    const pdf = await PDF.load(bytes).catch(() => undefined)
    if (pdf?.isEncrypted) return { fault: 'encrypted' }
    // If the library found the objects of the file only by searching for them, some may be missing. Such a file can't be sealed.
    const found = pdf && !pdf.recoveredViaBruteForce ? examine(pdf) : undefined
    if (!pdf || !found || inflation.isTooFar) return broken
    return 'fault' in found || isSealable(bytes, pdf, inflation) ? found : broken
  })
}

/** Runs the steps of the seal on the rest of the file. So a file for which they take too long is refused before parties sign it. */
function isSealable(bytes: Uint8Array, pdf: PDF, inflation: Inflation): boolean {
  try {
    const update = new IncrementalUpdate(bytes, pdf, inflation)
    attachFiles(update, [{ name: 'evidence.json', description: '', mimeType: '', bytes: new Uint8Array() }], '')
    return update.toBytes().length > bytes.length
  } catch {
    return false
  }
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
export function inspectImage({ bytes, type }: { bytes: Uint8Array; type: ImageType }): Promise<boolean> {
  return limitInflation((inflation) => {
    try {
      makeImagePage(bytes, type, '')
      return !inflation.isTooFar
    } catch {
      return false
    }
  })
}
