import { type PDF, PdfRef, PdfStream } from '@libpdf/core'

const SPACE = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])+'
const REFERENCE = new RegExp(`(?<!\\d)0*(\\d{1,10})${SPACE}\\d{1,5}${SPACE}R(?!\\w)`, 'g')
const OBJECT_STREAM = new RegExp(`(?<!\\d)(\\d{1,10})${SPACE}(\\d{1,5})${SPACE}obj(?=[^]{0,1000}/ObjStm)`, 'g')

/**
 * Returns the object numbers from `first` on that the file refers to, although it has no such objects. Such a reference means null. If the update
 * used one of these numbers, a prepared page could show objects of the update, such as the signature of another party.
 */
export function findDanglingReferences(pdf: PDF, bytes: Uint8Array, first: number): ReadonlySet<number> {
  const found = new Set<number>()
  const search = (text: string) => {
    for (const [, number] of text.matchAll(REFERENCE)) if (Number(number) >= first) found.add(Number(number))
  }
  const whole = latin1(bytes)
  search(whole)
  if (!whole.includes('/ObjStm')) return found
  for (const [, number, generation] of whole.matchAll(OBJECT_STREAM)) {
    const object = pdf.context.registry.resolve(PdfRef.of(Number(number), Number(generation)))
    if (object instanceof PdfStream) search(latin1(object.getDecodedData()))
  }
  return found
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}
