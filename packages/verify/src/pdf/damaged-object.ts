import { firstPosition, latin1 } from '../bytes.ts'
import { Parser } from './parser.ts'
import { Reference } from './values.ts'

const END = latin1('endobj')
const REFERENCE = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+[+-]?(\d{1,5})[\0\t\n\f\r ]*R/g

/** Returns all that looks like a reference. */
export function referencesIn(bytes: Uint8Array): Reference[] {
  const text = new TextDecoder('latin1').decode(bytes)
  return Array.from(text.matchAll(REFERENCE), ([, number, generation]) => {
    return new Reference(Number(number), Number(generation))
  })
}

/** Returns the bytes of an object that can’t be read. Throws if it does not begin at the offset. */
export function bytesOfObject(pdf: Uint8Array, number: number, offset: number): Uint8Array {
  const parser = new Parser(pdf, offset)
  if (parser.integer() !== number) throw new SyntaxError(`Object ${number} is missing`)
  const end = firstPosition(pdf, END, offset)
  return pdf.subarray(offset, end === -1 ? pdf.length : end)
}
