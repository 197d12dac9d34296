import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { findScanSizes } from '#domain/signatures/scan-store.ts'
import { allScansLimit, fits, leastScanSize, type PdfSize, sumOf } from '#platform/pdf/facts/size-rules.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Checks that the scan fits in the sealed file, beside the scans of the other parties. The size of a small scan is kept free for each other party that
 * has none yet, so no party can make the document impossible to finish.
 *
 * @throws Problem `scan_limit_reached`
 */
export async function requireScanFits(
  document: DocumentLock,
  party: Pick<StoredParty, 'id'>,
  { parties, size }: { parties: StoredParty[]; size: PdfSize },
): Promise<void> {
  const others = parties.filter(({ id, requiredSignature }) => requiredSignature === 'MANUAL' && id !== party.id)
  const stored = await findScanSizes(document)
  const sizes = others.map(({ id }) => stored.get(id) ?? leastScanSize)
  if (!fits(sumOf([size, ...sizes]), allScansLimit)) throw new Problem('scan_limit_reached')
}
