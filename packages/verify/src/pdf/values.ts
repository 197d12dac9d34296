import { areEqual } from '../bytes.ts'
import { decodeString } from './decode-string.ts'

export type Value = null | boolean | number | Name | Text | Reference | Value[] | Dictionary
export type Dictionary = Map<string, Value>

export class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A string of a PDF, from its first delimiter to the byte after its last one. It is decoded only when it is needed. */
export class Text {
  readonly source: Uint8Array
  readonly start: number
  readonly end: number
  readonly isHex: boolean
  constructor(source: Uint8Array, start: number, end: number, isHex: boolean) {
    this.source = source
    this.start = start
    this.end = end
    this.isHex = isHex
  }
}

export class Reference {
  readonly number: number
  readonly generation: number
  constructor(number: number, generation: number) {
    this.number = number
    this.generation = generation
  }
}

export const isDictionary = (value: unknown): value is Dictionary => value instanceof Map
export const nameOf = (value: Value | undefined) => (value instanceof Name ? value.name : undefined)
export const isSameReference = (a: Value | undefined, b: Value | undefined) =>
  a instanceof Reference && b instanceof Reference && a.number === b.number && a.generation === b.generation

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** Returns the bytes of the string. A carriage return in a literal string counts as a line feed, as the standard says. */
export function decodeText(text: Text): Uint8Array {
  const { source: pdf } = text
  if (text.isHex) return decodeHex(text)
  const out: number[] = []
  for (let index = text.start + 1; index < text.end - 1; index++) {
    const byte = pdf[index]!
    if (byte === 13) {
      out.push(10)
      if (pdf[index + 1] === 10) index++
    } else if (byte !== 0x5c) out.push(byte)
    else {
      const next = String.fromCharCode(pdf[++index]!)
      const octal = /^[0-7]{1,3}/.exec(
        String.fromCharCode(...pdf.subarray(index, Math.min(index + 3, text.end - 1))),
      )?.[0]
      if (octal) {
        out.push(Number.parseInt(octal, 8) & 0xff)
        index += octal.length - 1
      } else if (next === '\r') index += pdf[index + 1] === 10 ? 1 : 0
      else if (next !== '\n') out.push(escapes[next] ?? next.charCodeAt(0))
    }
  }
  return Uint8Array.from(out)
}

/** A last digit without a second one is followed by 0. */
function decodeHex({ source, start, end }: Text): Uint8Array {
  const out = new Uint8Array((end - start) >> 1)
  let digits = 0
  for (let at = start + 1; at < end - 1; at++) {
    const character = String.fromCharCode(source[at]!)
    if ('\0\t\n\f\r '.includes(character)) continue
    const digit = Number.parseInt(character, 16) || 0
    out[digits >> 1]! |= digits % 2 === 0 ? digit << 4 : digit
    digits++
  }
  return out.subarray(0, (digits + 1) >> 1)
}

export function textOf(value: Value | undefined): string | undefined {
  return value instanceof Text ? decodeString(decodeText(value)) : undefined
}

/** Compares two values as a reader of the PDF would. The order of keys and the way in which strings are written do not matter. */
export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a instanceof Name) return b instanceof Name && a.name === b.name
  if (a instanceof Reference) return isSameReference(a, b)
  if (a instanceof Text) return b instanceof Text && areEqual(decodeText(a), decodeText(b))
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSameValue(item, b[index]))
  if (isDictionary(a))
    return isDictionary(b) && a.size === b.size && Array.from(a).every(([key, value]) => isSameValue(value, b.get(key)))
  return a === b
}
