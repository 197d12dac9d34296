import { createPrivateKey, X509Certificate } from 'node:crypto'
import { PDF, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import { type Reason, verifySeal } from '@paraph/verify'
import { countValues } from '#platform/pdf/read/count-values.ts'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { loadOriginal } from '#platform/pdf/open/load-original.ts'
import { maxOriginalValues, type PdfSize } from '#platform/pdf/facts/size-rules.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import { makeKeyAndCertificate } from '#work/sealing/keys/make-certificate.ts'
import { keySource, type SealKey } from '#work/sealing/keys/seal-key.ts'
import { renderFieldPages } from '#work/sealing/fields/render-field-pages.ts'
import { addValidationData } from '#work/sealing/seal/add-validation-data.ts'
import type { Scan } from '#work/sealing/seal/scans.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { TOKEN_ROOM } from '#work/sealing/seal/timestamp.ts'
import { attachUpload, type UploadedFile } from '#work/sealing/uploaded-file.ts'
import type { OpenFile } from '../read-upload.ts'
import { findPageWithoutInk } from './find-page-without-ink.ts'
import { trialAttachment, trialEvidence } from './trial-evidence.ts'

interface Trial {
  /** The uploaded file, if the original is its decrypted form. */
  upload?: UploadedFile | undefined
  /** The number of pages of the original, if the trial draws fields too. */
  pages?: number
  scan?: Pick<Scan, 'type' | 'bytes'>
  level: SealLevel
  /** The widgets that the seal will remove from the original. */
  takenWidgets?: readonly number[] | undefined
}

/** The reasons that the verifier finds in each trial: its key is unknown, its timestamp is not real, and nobody has signed. */
const ofTheTrial: ReadonlySet<Reason['code']> = new Set(['sealer_unconfirmed', 'timestamp_wrong', 'signature_mismatch'])

/** The verifier can't read what the seal would make of the file. */
export class UnreadableSealError extends Error {}

/** The seal would need more than the verifier reads. */
export class TooMuchToVerifyError extends UnreadableSealError {}

/** A program does not show what the seal draws on a page. */
export class HiddenValueError extends Error {
  readonly page: number

  constructor(page: number) {
    super(`Page ${page} does not show what the seal draws.`)
    this.page = page
  }
}

/** The verifier found content that acts by itself. It reads files in another way than the library does. */
export class ActiveContentError extends Error {}

/**
 * Seals the file for a trial, and verifies the result, as it happens after all parties have acted. Returns what was added to the original. The sealed
 * file is read by the verifier, by PDFium and once more by the library, because each of them can fail on what the seal has written.
 *
 * @throws UnreadableSealError; TooMuchToVerifyError; ActiveContentError; HiddenValueError; SealError
 */
export async function trySeal(file: OpenFile, { upload, pages, scan, level, takenWidgets }: Trial): Promise<PdfSize> {
  const { bytes: original } = file
  const { key, page } = await materials()
  const now = new Date()
  const evidence = trialEvidence(original, pages, upload)
  const sealed = await sealPdf({
    original,
    opened: file,
    signaturePages: page,
    paper: papers.A4,
    takenWidgets,
    scans: scan ? [{ ...scan, partyId: '', name: '' }] : [],
    drawFields: pages ? (original) => renderFieldPages(evidence, original) : undefined,
    attachments: [trialAttachment(evidence), ...(upload ? attachUpload(upload) : [])],
    key,
    level: 'B-B',
    sealedAt: now,
    reason: '',
    name: '',
    title: '',
  })
  const bytes = await withValidationData(sealed, key, level)
  const report = await verifySeal(bytes, { now })
  if (report.activeContent?.length) throw new ActiveContentError()
  const found = report.reasons.filter(({ code }) => !ofTheTrial.has(code))
  if (found.length > 0) {
    const what = found.map(({ code, detail }) => detail ?? code).join(', ')
    throw found.some(({ isLimit }) => isLimit) ? new TooMuchToVerifyError(what) : new UnreadableSealError(what)
  }
  const marks = evidence.parties.flatMap(({ signature }) => signature?.fields ?? [])
  const hidden = marks.length > 0 && (await findPageWithoutInk(original, bytes, marks))
  if (hidden) throw new HiddenValueError(hidden)
  return limitInflation(async () => {
    const after = await PDF.load(bytes)
    requireSpareValues(after)
    return {
      pages: after.getPageCount() - file.pdf.getPageCount(),
      objects: sizeOf(after) - file.nextNumber,
      bytes: bytes.length - original.length - (upload?.uploaded.length ?? 0),
    }
  })
}

/** Checks that there is room for more values in these objects, because a later seal adds more to them than the trial did. */
function requireSpareValues(pdf: PDF): void {
  const resolve = (value: PdfObject | undefined) =>
    value instanceof PdfRef ? pdf.context.registry.resolve(value) : value
  const catalog = resolve(pdf.context.info.trailer.get('Root'))
  if (!(catalog instanceof PdfDict)) throw new UnreadableSealError('The catalog is missing.')
  const changed = [catalog, ...['Pages', 'AcroForm', 'Names'].map((key) => resolve(catalog.get(key)))]
  const values = changed.reduce((sum, value) => sum + (value ? countValues(value) : 0), 0)
  if (values > maxOriginalValues) throw new TooMuchToVerifyError(`There are ${values} values.`)
}

const sizeOf = (pdf: PDF) => pdf.context.info.trailer.getNumber('Size')?.value ?? 0

async function withValidationData(sealed: Uint8Array, key: SealKey, level: SealLevel): Promise<Uint8Array> {
  if (level === 'B-B' || level === 'B-T') return sealed
  const data = { certificates: [key.certificate], ocspResponses: [], crls: [] }
  return addValidationData(
    sealed,
    data,
    level === 'B-LTA' ? { room: TOKEN_ROOM, sign: async () => Uint8Array.of(0x30, 0) } : undefined,
  )
}

let made: Promise<{ key: SealKey; page: Uint8Array }> | undefined

/** The key of trials seals nothing else, and never leaves the process. */
const materials = () => (made ??= makeMaterials())

async function makeMaterials() {
  const [pem, page] = await Promise.all([makeKeyAndCertificate(new Date()), blankPage()])
  const key: SealKey = {
    certificate: new X509Certificate(pem).raw,
    chain: [],
    keyType: 'EC',
    digest: 'sha256',
    source: keySource(createPrivateKey(pem)),
    origin: 'development',
  }
  return { key, page }
}

export async function openBlankPage(): Promise<OpenFile> {
  const bytes = await blankPage()
  return limitInflation(async (inflation) => ({ bytes, ...(await loadOriginal(bytes, inflation)) }))
}

function blankPage(): Promise<Uint8Array> {
  const pdf = PDF.create()
  pdf.addPage()
  return pdf.save()
}
