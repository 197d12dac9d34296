import { deflateSync } from 'node:zlib'
import { PDF, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core'
import { asOriginal, IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import type { ValidationData } from './revocation.ts'
import { reserveSignature, type SignaturePlace, writeSigned } from './sign-update.ts'
import { addSignatureField } from './signature-field.ts'

/**
 * Appends the validation data to a sealed PDF (B-LT), and with `archive` a timestamp of the whole file (B-LTA). The seal stays as it is.
 *
 * @param archive `sign` gets the SHA-256 of the file, and returns a timestamp token for it, which has at most `room` bytes.
 */
export async function addValidationData(
  sealed: Uint8Array,
  data: ValidationData,
  archive?: { room: number; sign: (digest: Uint8Array) => Promise<Uint8Array> },
): Promise<Uint8Array> {
  const { update, place } = await limitInflation(async (inflation) => {
    const update = new IncrementalUpdate(sealed, asOriginal(await PDF.load(sealed)), inflation)
    addStore(update, data)
    return { update, place: archive && addTimestampField(update, archive.room) }
  })
  if (!archive || !place) return update.toBytes()
  return writeSigned(update, place, 'sha256', archive.sign)
}

function addStore(update: IncrementalUpdate, data: ValidationData): void {
  const catalog = update.editCatalog()
  const store = update.editDict(catalog, 'DSS')
  store.set('Type', PdfName.of('DSS'))
  for (const [key, list] of [
    ['Certs', data.certificates],
    ['OCSPs', data.ocspResponses],
    ['CRLs', data.crls],
  ] as const) {
    if (list.length) update.extendArray(store, key, ...list.map((bytes) => update.add(compressed(bytes))))
  }
  const extensions = update.editDict(catalog, 'Extensions')
  // ETSI TS 102 778-4, annex A.1. This extension tells readers of PDF 1.7 that the file has a security store.
  extensions.set('ESIC', PdfDict.of({ BaseVersion: PdfName.of('1.7'), ExtensionLevel: PdfNumber.of(5) }))
}

function addTimestampField(update: IncrementalUpdate, room: number): SignaturePlace {
  const pages = update.pdf.context.pages.getPages()
  const timestamp = update.reserve()
  addSignatureField(update, 'Archive timestamp', timestamp, pages.at(-1)!)
  const dict = PdfDict.of({
    Type: PdfName.of('DocTimeStamp'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.RFC3161'),
  })
  const place = reserveSignature(dict, room)
  update.replace(timestamp, dict)
  return place
}

function compressed(bytes: Uint8Array): PdfStream {
  return PdfStream.fromDict({ Filter: PdfName.of('FlateDecode') }, deflateSync(bytes))
}
