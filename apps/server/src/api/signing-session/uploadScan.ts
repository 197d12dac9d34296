import type { Handler } from '#api/operation.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { saveScan } from '#domain/signatures/store.ts'
import type { ScanType } from '#platform/database/tables.ts'
import type { InspectImage, InspectPdf } from '#platform/pdf/inspect-pdf.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import type { Upload } from '#platform/uploads/uploads.ts'
import { type ActingParty, actByLink } from './act.ts'

/**
 * The party is also checked before the file, because the inspection of a PDF takes time. A person who has only the link must not be able to use up
 * this time.
 */
export const uploadScan: Handler<'uploadScan'> = async ({ header, file }, context) => {
  await actByLink(context, header, async (acting) => requireScanExpected(acting))
  const type = await inspectScan(file, context)
  return context.uploads.storing(file, () =>
    actByLink(context, header, async (acting) => {
      requireScanExpected(acting)
      const bytes = Buffer.from((await file.read(0, file.size)).buffer)
      await saveScan(acting.document, acting.party.id, { bytes, type })
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

/** A PDF may begin with other bytes: readers look for its header in the first 1,024. */
const PDF_HEADER_WITHIN = 1024

/** @throws Problem `request_invalid` if the scan can't be added to the sealed file. */
async function inspectScan(file: Upload, { inspectPdf, inspectImage }: Inspectors): Promise<ScanType> {
  const type = typeOf(Buffer.from(await file.read(0, Math.min(file.size, PDF_HEADER_WITHIN))))
  if (type === 'application/pdf') await inspectPdf(file)
  else await inspectImage(file, type)
  return type
}

interface Inspectors {
  inspectPdf: InspectPdf
  inspectImage: InspectImage
}

/**
 * @param bytes - the first bytes of the file.
 * @throws Problem `request_invalid`
 */
function typeOf(bytes: Buffer): ScanType {
  if (bytes.subarray(0, png.length).equals(png)) return 'image/png'
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'image/jpeg'
  if (bytes.includes('%PDF-')) return 'application/pdf'
  throw invalidRequest([{ pointer: '/file', code: 'file_type', detail: 'is not a PDF, JPEG or PNG' }])
}
