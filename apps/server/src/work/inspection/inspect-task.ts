import { PdfDict, type PdfRef } from '@libpdf/core'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import { prefixLength } from '#platform/pdf/read/file-prefix.ts'
import { makeImagePage } from '#platform/pdf/pictures/image-page.ts'
import type { InspectedPdf, WantedFields } from '#platform/pdf/facts/inspection.ts'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { readPageBox } from '#platform/pdf/read/page-box.ts'
import { type PageSizes, toPageSizes } from '#platform/pdf/facts/page-sizes.ts'
import { requirePixels } from '#platform/pdf/pictures/require-pixels.ts'
import { mentions, toSealable } from '#platform/pdf/open/sealable.ts'
import { fits, oneScanLimit, originalLimit, type PdfSize } from '#platform/pdf/facts/size-rules.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import type { Scan } from '#work/sealing/seal/scans.ts'
import { originalChecks, scanChecks } from './checks/checks.ts'
import { ExtrasError, readExtras } from './read-extras.ts'
import { type OpenFile, readUpload } from './read-upload.ts'
import { brokenPage, damaged, type Refusal, strictly } from './refusal.ts'
import {
  ActiveContentError,
  HiddenValueError,
  openBlankPage,
  TooMuchToVerifyError,
  trySeal,
  UnreadableSealError,
} from './trial/try-seal.ts'

interface Task {
  bytes: Uint8Array
  level: SealLevel
}

export default async function inspectPdf({
  bytes: uploaded,
  level,
  wanted,
}: Task & { wanted: WantedFields | undefined }): Promise<InspectedPdf | Refusal> {
  const sealable = await toSealable(uploaded)
  const { bytes, withheld } = sealable
  // If the encryption is removed, the signature of another program breaks.
  if (withheld && mentions(uploaded, '/ByteRange')) return { fault: 'protected' }
  const file = await readUpload(bytes, originalChecks)
  if ('fault' in file) return file
  const pages = file.pdf.getPageCount()
  const added = await tried(file, { pages, level, ...(withheld && { upload: { uploaded, sealable } }) })
  if ('fault' in added) return added
  // The added pages do not count, because they are only the pages of the trial.
  if (!fits({ ...added, pages: 0 }, originalLimit)) return { fault: 'too_complex' }
  const extras = await extrasOf(file)
  if ('fault' in extras) return extras
  const found = { pages, pageSizes: pageSizesOf(file), extras, ...(withheld && { withheld }) }
  if (!wanted?.fields) return found
  // Loaded only for files with fields, because PDFium takes a part of the memory.
  const { findFileFields } = await import('./find-file-fields.ts')
  return { ...found, fields: await findFileFields(file, { level, ...wanted }) }
}

function extrasOf({ pdf }: OpenFile): Promise<InspectedPdf['extras'] | Refusal> {
  return limitInflation(() => {
    try {
      return readExtras(pdf)
    } catch (error) {
      if (error instanceof ExtrasError) return { fault: 'attachments' }
      throw error
    }
  })
}

function pageSizesOf({ pdf }: OpenFile): PageSizes {
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const pages = pdf.context.pages.getPages().map((ref) => resolve(ref))
  return toPageSizes(pages.map((page) => readPageBox(page instanceof PdfDict ? page : new PdfDict(), resolve)))
}

/** What a seal without scans adds. */
let nothing: Promise<PdfSize> | undefined

export async function inspectScan({ bytes, type, level }: Task & Pick<Scan, 'type'>): Promise<PdfSize | Refusal> {
  const refusal =
    type === 'application/pdf'
      ? await readUpload(bytes.subarray(prefixLength(bytes)), scanChecks)
      : await refusalOfImage({ bytes, type })
  if (refusal && 'fault' in refusal) return refusal
  const page = await openBlankPage()
  nothing ??= trySeal(page, { level })
  const without = await nothing
  const withScan = await tried(page, { level, scan: { bytes, type } })
  if ('fault' in withScan) return withScan
  const size = {
    pages: withScan.pages - without.pages,
    objects: withScan.objects - without.objects,
    bytes: withScan.bytes - without.bytes,
  }
  if (size.pages > oneScanLimit.pages) return { fault: 'too_long' }
  return fits(size, oneScanLimit) ? size : { fault: 'too_complex' }
}

/** Seals for a trial. So a file whose seal would fail is refused before parties sign it. */
async function tried(file: OpenFile, trial: Parameters<typeof trySeal>[1]): Promise<PdfSize | Refusal> {
  try {
    return await trySeal(file, trial)
  } catch (error) {
    // The verifier can't find the uploaded file again in the file without encryption.
    if (trial.upload && error instanceof UnreadableSealError) return { fault: 'protected' }
    if (error instanceof ActiveContentError) return { fault: 'active_content' }
    if (error instanceof HiddenValueError) return brokenPage(error.page)
    if (error instanceof TooMuchToVerifyError) return { fault: 'too_complex' }
    const read = trial.scan?.bytes ?? file.bytes
    return damaged(read, error instanceof UnreadableSealError ? strictly(error) : undefined)
  }
}

async function refusalOfImage({ bytes, type }: Pick<Scan, 'bytes' | 'type'>): Promise<Refusal | undefined> {
  const refusal: Refusal = { fault: 'image' }
  try {
    if (type !== 'application/pdf') await requirePixels(bytes, type)
  } catch {
    return refusal
  }
  return limitInflation((inflation) => {
    try {
      if (type !== 'application/pdf') makeImagePage(bytes, type, '', papers.A4)
      return inflation.isTooFar ? refusal : undefined
    } catch {
      return refusal
    }
  })
}
