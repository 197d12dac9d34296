import { type PDF, PdfDict, type PdfRef } from '@libpdf/core'
import { en, findDifferences, LimitReached } from '@paraph/verify'
import type { FilePlace } from '#platform/pdf/file-place.ts'
import { HEADER_WITHIN, prefixLength } from '#platform/pdf/file-prefix.ts'
import { faultOfPageTree, findObstacle, type Obstacle } from '#platform/pdf/find-obstacle.ts'
import { makeImagePage } from '#platform/pdf/image-page.ts'
import type { InspectedPdf, WantedFields } from '#platform/pdf/inspection.ts'
import { limitInflation } from '#platform/pdf/limit-inflation.ts'
import { loadOriginal } from '#platform/pdf/load-original.ts'
import { readPageBox } from '#platform/pdf/page-box.ts'
import { type PageSizes, toPageSizes } from '#platform/pdf/page-sizes.ts'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import { requirePixels } from '#platform/pdf/require-pixels.ts'
import { mentions, toSealable } from '#platform/pdf/sealable.ts'
import { sharesParts } from '#platform/pdf/shared-parts.ts'
import { leadsToReferences } from '#platform/pdf/straight-references.ts'
import { fits, oneScanLimit, originalLimit, type PdfSize } from '#platform/pdf/size-rules.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import type { Scan } from '#work/sealing/seal/scans.ts'
import { findActiveContent } from './find-active-content.ts'
import { findBrokenPage } from './find-broken-page.ts'
import { LibraryObjects } from './library-objects.ts'
import { type OtherFile, otherFileOf } from './other-file.ts'
import { ExtrasError, readExtras } from './read-extras.ts'
import {
  ActiveContentError,
  blankPage,
  HiddenValueError,
  TooMuchToVerifyError,
  trySeal,
  UnreadableSealError,
} from './try-seal.ts'

export type FileFault =
  | 'not_pdf'
  | 'damaged'
  | 'broken_page'
  | 'encrypted'
  | 'protected'
  | 'active_content'
  | 'shows_differently'
  | 'attachments'
  | 'too_long'
  | 'too_complex'
  | Obstacle
  | OtherFile
  | 'shared_parts'
  | 'image'

const MISSING_END = 'Its end is missing, so it was perhaps not saved or loaded to the end'
const WRONG_LIST =
  'Its list of objects is wrong or cut off. PDF programs repair it when they open the file, but a seal needs it'

/** Says where programs that read each byte of a file stop. A seal is judged by such programs. */
const strictly = ({ message }: Error) => `A program that reads it strictly stops: ${message}`

type Structure = Omit<InspectedPdf, 'fields' | 'extras'>
type Extras = InspectedPdf['extras']

interface Refusal {
  fault: FileFault
  /** What is wrong, and where in the file. */
  places?: FilePlace[]
}

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
  const found = await examine(bytes)
  if ('fault' in found) return found
  if (found.pages > originalLimit.pages) return { fault: 'too_long' }
  const added = await tried(bytes, {
    original: bytes,
    pages: found.pages,
    level,
    ...(withheld && { upload: { uploaded, sealable } }),
  })
  if ('fault' in added) return added
  // The added pages do not count, because they are only the pages of the trial.
  if (!fits({ ...added, pages: 0 }, originalLimit)) return { fault: 'too_complex' }
  if (withheld) found.withheld = withheld
  const extras = await extrasOf(bytes)
  if ('fault' in extras) return extras
  if (!wanted?.fields) return { ...found, extras }
  // Loaded only for files with fields, because PDFium takes a part of the memory.
  const { findFileFields } = await import('./find-file-fields.ts')
  return { ...found, extras, fields: await findFileFields(bytes, { pages: found.pages, level, ...wanted }) }
}

async function extrasOf(bytes: Uint8Array): Promise<Extras | Refusal> {
  try {
    return await limitInflation(async (inflation) => {
      const extras = readExtras((await loadOriginal(bytes, inflation)).pdf)
      return inflation.isTooFar ? { fault: 'attachments' } : extras
    })
  } catch (error) {
    if (error instanceof ExtrasError) return { fault: 'attachments' }
    throw error
  }
}

/** What a seal without scans adds. */
let nothing: Promise<PdfSize> | undefined

export async function inspectScan({ bytes, type, level }: Task & Pick<Scan, 'type'>): Promise<PdfSize | Refusal> {
  const refusal = type === 'application/pdf' ? await refusalOf(bytes) : await refusalOfImage({ bytes, type })
  if (refusal) return refusal
  const original = await blankPage()
  nothing ??= trySeal({ original, level })
  const without = await nothing
  const withScan = await tried(bytes, { original, level, scan: { bytes, type } })
  if ('fault' in withScan) return withScan
  const size = {
    pages: withScan.pages - without.pages,
    objects: withScan.objects - without.objects,
    bytes: withScan.bytes - without.bytes,
  }
  if (size.pages > oneScanLimit.pages) return { fault: 'too_long' }
  return fits(size, oneScanLimit) ? size : { fault: 'too_complex' }
}

async function refusalOf(bytes: Uint8Array): Promise<Refusal | undefined> {
  const found = await examine(bytes.subarray(prefixLength(bytes)), true)
  if ('fault' in found) return found
  return found.pages > oneScanLimit.pages ? { fault: 'too_long' } : undefined
}

async function examine(bytes: Uint8Array, isScan = false): Promise<Structure | Refusal> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.subarray(0, HEADER_WITHIN).includes('%PDF-')) return { fault: otherFileOf(file) ?? 'not_pdf' }
  const broken = brokenOf(bytes)
  // Without cross-references, the library would search for the objects. That may take for ever, and the file is then refused anyway (see below).
  if (!file.includes('startxref')) return brokenOf(bytes, { text: MISSING_END })
  if (!leadsToReferences(file)) return brokenOf(bytes, { text: WRONG_LIST })
  return limitInflation(async (inflation) => {
    const { pdf } = await loadOriginal(bytes, inflation).catch(() => ({ pdf: undefined }))
    if (pdf?.isEncrypted && !pdf.isAuthenticated) return { fault: 'encrypted' }
    if (pdf?.isEncrypted && !isScan) return { fault: 'protected' }
    // If the library found the objects of the file only by searching for them, some may be missing. Such a file can't be sealed.
    if (inflation.isTooFar) return broken
    if (!pdf || pdf.recoveredViaBruteForce) return brokenOf(bytes, { text: WRONG_LIST })
    const found = structureOf(pdf)
    if (!found || inflation.isTooFar) return broken
    if ('fault' in found) return found.fault === 'damaged' ? brokenOf(bytes, found.places?.[0]) : found
    const refusal =
      refusalOfActiveContent(pdf) ??
      refusalOfSharedParts(pdf) ??
      (isScan ? undefined : refusalOfPage(pdf)) ??
      (await refusalOfDifferences(pdf))
    return inflation.isTooFar ? broken : (refusal ?? found)
  })
}

function refusalOfActiveContent(pdf: PDF): Refusal | undefined {
  try {
    const active = findActiveContent(pdf)
    return active === undefined ? undefined : { fault: 'active_content', places: [active] }
  } catch {
    return { fault: 'too_complex' }
  }
}

const refusalOfSharedParts = (pdf: PDF): Refusal | undefined =>
  sharesParts(pdf) ? { fault: 'shared_parts' } : undefined

/** All who sign must agree to one content: that of the screen, of the print and of the text. */
async function refusalOfDifferences(pdf: PDF): Promise<Refusal | undefined> {
  try {
    const differences = await findDifferences(new LibraryObjects(pdf))
    const places = differences.map((difference): FilePlace => {
      const { page, name, object } = difference
      const place = { page, ...(object !== null && { object }), ...(name && { name }) }
      return { text: en.difference(difference), place }
    })
    return places.length === 0 ? undefined : { fault: 'shows_differently', places }
  } catch (error) {
    if (error instanceof LimitReached || error instanceof RangeError) return { fault: 'too_complex' }
    return { fault: 'damaged', places: [{ text: strictly(error as Error) }] }
  }
}

function refusalOfPage(pdf: PDF): Refusal | undefined {
  const page = findBrokenPage(pdf)
  return page === undefined ? undefined : brokenPage(page)
}

const brokenPage = (page: number): Refusal => ({
  fault: 'broken_page',
  places: [{ text: `Page ${page}`, place: { page } }],
})

/** The library fails on some encrypted files before it knows that they are encrypted. */
function brokenOf(bytes: Uint8Array, place?: FilePlace): Refusal {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return file.includes('/Encrypt') ? { fault: 'encrypted' } : { fault: 'damaged', ...(place && { places: [place] }) }
}

/** Seals for a trial. So a file whose seal would fail is refused before parties sign it. */
async function tried(bytes: Uint8Array, trial: Parameters<typeof trySeal>[0]): Promise<PdfSize | Refusal> {
  try {
    return await trySeal(trial)
  } catch (error) {
    // The verifier can't find the uploaded file again in the file without encryption.
    if (trial.upload && error instanceof UnreadableSealError) return { fault: 'protected' }
    if (error instanceof ActiveContentError) return { fault: 'active_content' }
    if (error instanceof HiddenValueError) return brokenPage(error.page)
    if (error instanceof TooMuchToVerifyError) return { fault: 'too_complex' }
    return brokenOf(bytes, error instanceof UnreadableSealError ? { text: strictly(error) } : undefined)
  }
}

function structureOf(pdf: PDF): Structure | Refusal | undefined {
  try {
    const fault = findObstacle(pdf)
    const pages = pdf.getPages().length
    if (fault) return { fault }
    const place = faultOfPageTree(pdf) ?? (pages === 0 ? { text: 'It has no pages' } : undefined)
    return place === undefined ? { pages, pageSizes: pageSizesOf(pdf) } : { fault: 'damaged', places: [place] }
  } catch {
    return undefined
  }
}

function pageSizesOf(pdf: PDF): PageSizes {
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const pages = pdf.context.pages.getPages().map((ref) => resolve(ref))
  return toPageSizes(pages.map((page) => readPageBox(page instanceof PdfDict ? page : new PdfDict(), resolve)))
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
