import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core'
import { decodeString } from '@paraph/verify'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'

const SIGNATURES_EXIST_AND_APPEND_ONLY = 3
const PRINTED_AND_LOCKED = 128 + 4

/** Adds an invisible signature field for `value` to the form and to a page of the update. */
export function addSignatureField(update: IncrementalUpdate, label: string, value: PdfRef, page: PdfRef): void {
  const catalog = update.editCatalog()
  const form = update.editDict(catalog, 'AcroForm')
  const field = update.add(
    PdfDict.of({
      Type: PdfName.of('Annot'),
      Subtype: PdfName.of('Widget'),
      FT: PdfName.of('Sig'),
      T: PdfString.fromString(freeName(update, form, label)),
      V: value,
      P: page,
      F: PdfNumber.of(PRINTED_AND_LOCKED),
      Rect: new PdfArray([0, 0, 0, 0].map((number) => PdfNumber.of(number))),
    }),
  )
  update.extendArray(form, 'Fields', field)
  form.set('SigFlags', PdfNumber.of(SIGNATURES_EXIST_AND_APPEND_ONLY))
  update.extendArray(update.edit(page), 'Annots', field)
}

function freeName(update: IncrementalUpdate, form: PdfDict, label: string): string {
  const names = new Set<string>()
  for (const item of form.getArray('Fields', update.resolve) ?? []) {
    const field = item instanceof PdfRef ? update.resolve(item) : item
    const name = field instanceof PdfDict ? field.getString('T', update.resolve) : undefined
    if (name) names.add(decodeString(name.bytes))
  }
  let number = 1
  while (names.has(`${label} ${number}`)) number++
  return `${label} ${number}`
}
