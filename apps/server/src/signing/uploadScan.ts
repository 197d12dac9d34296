import type { ScanType } from '../database/tables.ts'
import type { InspectPdf } from '../documents/inspect-pdf.ts'
import { requireActing } from '../lifecycle/sign-or-reject.ts'
import type { Handler } from '../operation.ts'
import { invalidRequest } from '../problems/invalid-request.ts'
import { type ActingParty, actByLink } from './act.ts'
import { saveScan } from './store.ts'

/** The party is checked before the file too, because inspecting a PDF takes time, which a link alone must not be able to use up. */
export const uploadScan: Handler<'uploadScan'> = async ({ header, file: { bytes } }, context) => {
  await actByLink(context, header, async (acting) => requireScanExpected(acting))
  const type = await typeOf(bytes, context.inspectPdf)
  return actByLink(context, header, async (acting) => {
    requireScanExpected(acting)
    await saveScan(acting.document.tx, acting.party.id, { bytes, type })
  })
}

function requireScanExpected({ document, party, parties }: ActingParty): void {
  requireActing(document.status, party, parties)
  if (party.requiredSignature === 'MANUAL') return
  throw invalidRequest([
    { pointer: '/file', code: 'unexpected', detail: 'is accepted only if the requiredSignature is MANUAL' },
  ])
}

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const jpeg = Buffer.from('\xff\xd8\xff', 'latin1')

/** A PDF may begin with other bytes: readers look for its header in the first 1,024. */
const PDF_HEADER_WITHIN = 1024

/** @throws Problem `request_invalid` */
async function typeOf(bytes: Buffer, inspectPdf: InspectPdf): Promise<ScanType> {
  if (bytes.subarray(0, png.length).equals(png)) return 'image/png'
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'image/jpeg'
  if (!bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) {
    throw invalidRequest([{ pointer: '/file', code: 'file_type', detail: 'is not a PDF, JPEG or PNG' }])
  }
  await inspectPdf(bytes)
  return 'application/pdf'
}
