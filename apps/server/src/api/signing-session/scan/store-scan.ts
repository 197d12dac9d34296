import type { SigningContext } from '#api/context.ts'
import { countScan } from '#domain/documents/upload-rules.ts'
import { requireScanFits } from '#domain/lifecycle/scan-rules.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import type { ScanType } from '#platform/database/tables.ts'
import { HEADER_WITHIN } from '#platform/pdf/read/file-prefix.ts'
import type { PdfSize } from '#platform/pdf/facts/size-rules.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import type { Upload } from '#platform/uploads/uploads.ts'
import type { ActingParty } from '../act.ts'

interface Way<T> {
  /** Runs an act of the party under the lock of its document. */
  act: (act: (acting: ActingParty) => Promise<void>) => Promise<T>
  save: (acting: ActingParty, scan: { bytes: Buffer; type: ScanType; size: PdfSize }) => Promise<void>
}

/**
 * Checks and stores the scan of a party. The party is also checked before the file: the inspection of a PDF takes time, and a person who has only the
 * link must not be able to use up this time.
 *
 * @throws Problem `upload_limit_reached`, `request_invalid`, `scan_limit_reached`; as `requireActing`
 */
export async function storeScan<T>(file: Upload, context: SigningContext, { act, save }: Way<T>): Promise<T> {
  await act(async (acting) => requireScanExpected(acting))
  await countScan(context, context.party, file.size)
  // Otherwise the counts would stay locked while the file is checked.
  await context.commitSoFar()
  const type = await typeOf(file)
  const size = await context.inspectScan(file, type)
  return context.uploads.storing(file, () =>
    act(async (acting) => {
      requireScanExpected(acting)
      await requireScanFits(acting.document, acting.party, { parties: acting.parties, size })
      const bytes = Buffer.from((await file.read(0, file.size)).buffer)
      await save(acting, { bytes, type, size })
    }),
  )
}

function requireScanExpected({ document, party, parties }: ActingParty): void {
  requireActing(document, party, parties)
  if (party.requiredSignature === 'MANUAL') return
  throw invalidRequest([
    { pointer: '/file', code: 'unexpected', detail: 'is accepted only if the requiredSignature is MANUAL' },
  ])
}

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const jpeg = Buffer.from('\xff\xd8\xff', 'latin1')

/** @throws Problem `request_invalid` */
async function typeOf(file: Upload): Promise<ScanType> {
  const bytes = Buffer.from(await file.read(0, Math.min(file.size, HEADER_WITHIN)))
  if (bytes.subarray(0, png.length).equals(png)) return 'image/png'
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'image/jpeg'
  if (bytes.includes('%PDF-')) return 'application/pdf'
  throw invalidRequest([{ pointer: '/file', code: 'file_type', detail: 'is not a PDF, JPEG or PNG' }])
}
