import { createHash, X509Certificate } from 'node:crypto'
import { PDF, PdfDict, PdfName, PdfString } from '@libpdf/core'
import { attachFiles, type Attachment } from '#platform/pdf/write/attach-files.ts'
import { IncrementalUpdate, type Original } from '#platform/pdf/write/incremental-update.ts'
import { type Inflation, limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { loadOriginal } from '#platform/pdf/open/load-original.ts'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import type { SealKey } from '../keys/seal-key.ts'
import { pdfDate } from '@paraph/typesetter/pdf/pdf-date.ts'
import { addValidationData } from './add-validation-data.ts'
import type { DrawnFile, FieldPages } from '../fields/render-field-pages.ts'
import { flattenForm } from '../form/flatten-form.ts'
import { readStyles } from '../form/read-styles.ts'
import { StructureTree } from '../tags/structure-tree.ts'
import { appendPages, copyPages } from './append-pages.ts'
import { makeCms } from './cms.ts'
import { firstMark, putOnPages, visibleSize } from './put-on-pages.ts'
import { gatherValidationData } from './revocation.ts'
import { writeMetadata } from './metadata.ts'
import { loadScan, type Scan } from './scans.ts'
import { SealError } from './seal-error.ts'
import { reserveSignature, type SignaturePlace, writeSigned } from './sign-update.ts'
import { addSignatureField } from './signature-field.ts'
import { requestTimestamp, type TimestampServer, type TimestampToken, TOKEN_ROOM } from './timestamp.ts'

export interface SealInput {
  original: Uint8Array
  /** The original, if it is open already. The seal leaves it as it is. */
  opened?: Original | undefined
  /** A PDF. Its pages come after the pages of the original. */
  signaturePages: Uint8Array
  /** The size of the pages that show scans. */
  paper: PageSize
  /** They follow the signature pages. */
  scans: Scan[]
  /** Draws the values of the fields. Undefined if there are none. */
  drawFields?: ((original: DrawnFile) => Promise<FieldPages>) | undefined
  /** The form objects of the original that drawn values replace. */
  takenWidgets?: readonly number[] | undefined
  attachments: Attachment[]
  key: SealKey
  level: SealLevel
  tsa?: TimestampServer | undefined
  sealedAt: Date
  reason: string
  name: string
  /** The title of the document. */
  title: string
}

/**
 * Returns the original file with an appended update, which contains everything else and the seal. Throws if the level is not reached.
 *
 * @throws SealError
 */
export async function sealPdf(input: SealInput): Promise<Uint8Array> {
  const { key, level, tsa, sealedAt } = input
  requireValidCertificate(key, sealedAt)
  if (level !== 'B-B' && !tsa)
    throw new SealError('timestamp_unavailable', `The level ${level} needs a timestamp server, and none is set.`)
  try {
    return await sealWithRoom(input)
  } catch (error) {
    if (!(error instanceof LargeTokenError)) throw error
    room = error.size + SPARE_ROOM
    return sealWithRoom(input)
  }
}

/** The tokens of a service have similar sizes, so only the first large one costs a second attempt. */
let room = TOKEN_ROOM
/** Bytes. */
const SPARE_ROOM = 2048

/** A timestamp token is larger than its place in the file. The place is part of what is signed, so it can't grow afterwards. */
class LargeTokenError extends Error {
  readonly size: number

  constructor(size: number) {
    super(`A timestamp token has ${size} bytes.`)
    this.size = size
  }
}

async function sealWithRoom(input: SealInput): Promise<Uint8Array> {
  const { key, level, tsa, sealedAt } = input
  const { update, place } = await limitInflation((inflation) => assemble(input, inflation))
  let token: TimestampToken | undefined
  const sealed = await writeSigned(update, place, key.digest, (digest) =>
    makeCms(key, digest, tsa && level !== 'B-B' ? timestampSignature : undefined),
  )
  if (!token || !tsa || level === 'B-T') return sealed
  const data = await gatherValidationData([[key.certificate, ...key.chain], token.certificates], sealedAt)
  const sign = async (digest: Uint8Array) => (await timestamp(tsa, digest)).bytes
  return addValidationData(sealed, data, level === 'B-LTA' ? { room, sign } : undefined)

  async function timestampSignature(signature: Uint8Array): Promise<Uint8Array> {
    token = await timestamp(tsa!, createHash('sha256').update(signature).digest())
    return token.bytes
  }
}

async function timestamp(tsa: TimestampServer, digest: Uint8Array): Promise<TimestampToken> {
  const token = await requestTimestamp(tsa, digest)
  if (token.bytes.length > room) throw new LargeTokenError(token.bytes.length)
  return token
}

function requireValidCertificate({ certificate }: SealKey, at: Date): void {
  const { validFrom, validTo } = new X509Certificate(certificate)
  if (new Date(validTo) < at)
    throw new SealError('certificate_expired', `The certificate of the seal expired at ${validTo}.`)
  if (at < new Date(validFrom))
    throw new SealError(
      'certificate_not_yet_valid',
      `The certificate of the seal is valid from ${validFrom}, and the clock of this server says ${at.toISOString()}.`,
    )
}

async function assemble(
  input: SealInput,
  inflation: Inflation,
): Promise<{ update: IncrementalUpdate; place: SignaturePlace }> {
  try {
    const { original, signaturePages, drawFields, takenWidgets, attachments, key, level, sealedAt, reason, name } =
      input
    const update = new IncrementalUpdate(original, input.opened ?? (await loadOriginal(original, inflation)), inflation)
    const styleOf = takenWidgets ? readStyles(update.pdf, takenWidgets) : () => undefined
    const below = takenWidgets ? flattenForm(update, takenWidgets) : undefined
    const tree = StructureTree.of(update)
    if (drawFields) {
      const drawn = await drawFields({
        sizeOf: (page) => visibleSize(update, page),
        firstMark: (page) => firstMark(update, tree, page),
        styleOf,
      })
      // The page contents have their own limit, so that they do not use up the limit for what is read afterwards.
      inflation.restart()
      putOnPages(update, await PDF.load(drawn.bytes), drawn.pages, { tree, below })
      inflation.restart()
    }
    const pages = copyPages(update, await PDF.load(signaturePages), tree)
    tree?.finish()
    const [signaturePage] = pages
    if (!signaturePage) throw new Error('There is no signature page.')
    for (const scan of input.scans) {
      // Each scan has its own limit here, as it had when it was uploaded.
      inflation.restart()
      pages.push(...copyPages(update, await loadScan(scan, input.paper, inflation)))
    }
    appendPages(update, pages)
    writeMetadata(update, input.title)
    attachFiles(update, attachments, pdfDate(sealedAt))
    dropUsageRights(update)
    const seal = update.reserve()
    addSignatureField(update, 'Seal', seal, signaturePage)
    const dict = PdfDict.of({
      Type: PdfName.of('Sig'),
      Filter: PdfName.of('Adobe.PPKLite'),
      SubFilter: PdfName.of('ETSI.CAdES.detached'),
      M: PdfString.fromString(pdfDate(sealedAt)),
      Name: PdfString.fromString(name),
      Reason: PdfString.fromString(reason),
    })
    const certificates = [key.certificate, ...key.chain].reduce((sum, { length }) => sum + length, 0)
    const size = certificates + 4096 + (level === 'B-B' ? 0 : room)
    const place = reserveSignature(dict, size)
    update.replace(seal, dict)
    return { update, place }
  } catch (error) {
    if (error instanceof SealError) throw error
    throw new SealError('file_unsealable', 'The file can not be sealed, because its structure is damaged.', error)
  }
}

/**
 * Removes the usage rights, which only Adobe's programs know. Otherwise these programs would warn that the rights were lost when the file was
 * changed.
 */
function dropUsageRights(update: IncrementalUpdate): void {
  const catalog = update.editCatalog()
  if (!catalog.has('Perms')) return
  const permissions = update.editDict(catalog, 'Perms')
  permissions.delete('UR')
  permissions.delete('UR3')
}
