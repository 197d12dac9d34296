import type { PDF } from '@libpdf/core'
import type { ScanType } from '#platform/database/tables.ts'
import { prefixLength } from '#platform/pdf/read/file-prefix.ts'
import { makeImagePage } from '#platform/pdf/pictures/image-page.ts'
import type { Inflation } from '#platform/pdf/read/limit-inflation.ts'
import { loadOriginal } from '#platform/pdf/open/load-original.ts'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import { SealError } from './seal-error.ts'

/** The paper that a party signed by hand. */
export interface Scan {
  partyId: string
  name: string
  type: ScanType
  bytes: Uint8Array
}

/** @throws SealError `scan_unusable` */
export async function loadScan(
  { partyId, name, type, bytes }: Scan,
  paper: PageSize,
  inflation: Inflation,
): Promise<PDF> {
  try {
    if (type !== 'application/pdf') return makeImagePage(bytes, type, captionOf(name, partyId), paper)
    // Its pages are copied without the encryption.
    const { pdf } = await loadOriginal(bytes.subarray(prefixLength(bytes)), inflation)
    if (!pdf.isAuthenticated || pdf.recoveredViaBruteForce || pdf.getPageCount() === 0)
      throw new Error('The PDF is damaged.')
    return pdf
  } catch (error) {
    throw new SealError('scan_unusable', `The scan that ${name} uploaded can't be read.`, error)
  }
}

/** Returns the caption of a scan. Its font has only the letters of Western Europe. The signature pages show the full name beside the identifier. */
function captionOf(name: string, partyId: string): string {
  return /^[\u0020-\u007e\u00a1-\u00ff]+$/.test(name) ? `${name}, ${partyId}` : partyId
}
