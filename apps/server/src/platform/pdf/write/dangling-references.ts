import { type PDF, PdfRef, PdfStream } from '@libpdf/core'
import type { Inflation } from '../read/limit-inflation.ts'

const SPACE = '[\\0\\t\\n\\f\\r ]'
const REFERENCE = numberBefore('R(?!\\w)')
const OBJECT = numberBefore('obj')

/** The name `/ObjStm`. Each of its letters may be written as a code. */
const OBJECT_STREAM = new RegExp(`/${Array.from('ObjStm', letterOrCode).join('')}(?!\\w)`)

/**
 * Returns the object numbers from `first` on that the file refers to, although it has no such objects. Such a reference means null. If the update
 * used one of these numbers, a prepared page could show objects of the update, such as the signature of another party. Some of the numbers may not be
 * references. Throws if the streams that hold objects are too large.
 */
export function findDanglingReferences(
  pdf: PDF,
  bytes: Uint8Array,
  first: number,
  inflation: Inflation,
): ReadonlySet<number> {
  const found = new Set<number>()
  const search = (text: string) => {
    for (const [, number] of text.matchAll(REFERENCE)) if (Number(number) >= first) found.add(Number(number))
  }
  const whole = latin1(bytes)
  search(whole)
  if (!OBJECT_STREAM.test(whole)) return found
  // The library may have decompressed the same streams before.
  inflation.restart()
  for (const number of new Set(Array.from(whole.matchAll(OBJECT), (match) => Number(match[1])))) {
    // PDF requires the generation 0 of streams that hold objects.
    const object = pdf.context.registry.resolve(PdfRef.of(number, 0))
    if (object instanceof PdfStream && object.getName('Type')?.value === 'ObjStm')
      search(latin1(object.getDecodedData()))
  }
  if (inflation.isTooFar) throw new RangeError('The streams that hold objects are too large.')
  return found
}

/**
 * Matches an object number, a generation and the word. A comment counts as the missing rest of a match: if each number before a comment read the
 * whole comment, the time would be quadratic.
 */
function numberBefore(word: string): RegExp {
  return new RegExp(`(?<!\\d)0*(\\d{1,10})(?!\\d)${SPACE}*(?:%|(?<=${SPACE})[+-]?\\d+${SPACE}*(?:%|${word}))`, 'g')
}

function letterOrCode(letter: string): string {
  const code = letter.charCodeAt(0).toString(16)
  return `(?:${letter}|#${code}|#${code.toUpperCase()})`
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}
