import { LimitReached, readingLimits } from '../reading-limits.ts'
import { Name, Reference, Text, type Dictionary, isDictionary, type Value } from './values.ts'

/** An object of a PDF, as it stands in the file. `stream` is where its bytes begin. Its length was not checked yet. */
export interface IndirectObject {
  number: number
  generation: number
  value: Value
  offset: number
  stream: number | undefined
  /** Behind `endobj`, or where the stream begins. */
  end: number
}

export const isSpace = (byte: number | undefined) =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
export const isDelimiter = (byte: number | undefined) =>
  byte === undefined || isSpace(byte) || '()<>[]{}/%'.includes(String.fromCharCode(byte))

/** Bytes of a name as it is written. */
export const MAX_NAME = 1000

/** Reads the objects of a PDF, and throws at anything that readers could understand differently. Depth and number of values have limits. */
export class Parser {
  readonly pdf: Uint8Array
  offset: number
  readonly end: number
  readonly #allowsComments: boolean
  #values = 0

  constructor(pdf: Uint8Array, offset: number, { end = pdf.length, allowsComments = true } = {}) {
    this.pdf = pdf
    this.offset = offset
    this.end = Math.min(end, pdf.length)
    this.#allowsComments = allowsComments
  }

  skipSpace() {
    for (;;) {
      while (this.offset < this.end && isSpace(this.pdf[this.offset])) this.offset++
      if (this.pdf[this.offset] !== 0x25 || !this.#allowsComments || this.offset >= this.end) return
      while (this.offset < this.end && this.pdf[this.offset] !== 10 && this.pdf[this.offset] !== 13) this.offset++
    }
  }

  /** Reads the word if it comes next. */
  take(word: string): boolean {
    this.skipSpace()
    for (let index = 0; index < word.length; index++)
      if (this.offset + index >= this.end || this.pdf[this.offset + index] !== word.charCodeAt(index)) return false
    this.offset += word.length
    return true
  }

  expect(word: string) {
    if (!this.take(word)) throw new SyntaxError(`${word} is missing at ${this.offset}`)
  }

  integer(): number {
    const number = this.#integer()
    if (number === undefined) throw new SyntaxError(`No number at ${this.offset}`)
    return number
  }

  /** An error takes long to make, and most numbers in lists are no references. */
  #integer(): number | undefined {
    this.skipSpace()
    const start = this.offset
    while (this.offset < this.end && isDigit(this.pdf[this.offset])) this.offset++
    const length = this.offset - start
    if (length === 0 || length > 15 || !isDelimiter(this.pdf[this.offset])) return undefined
    return Number(String.fromCharCode(...this.pdf.subarray(start, this.offset)))
  }

  indirectObject(): IndirectObject {
    this.skipSpace()
    const { offset } = this
    const number = this.integer()
    const generation = this.integer()
    this.expect('obj')
    const value = this.value()
    let stream: number | undefined
    if (isDictionary(value) && this.take('stream')) {
      if (this.pdf[this.offset] === 13) this.offset++
      if (this.pdf[this.offset++] !== 10) throw new SyntaxError(`A stream begins wrongly at ${this.offset}`)
      stream = this.offset
    } else this.expect('endobj')
    return { number, generation, value, offset, stream, end: this.offset }
  }

  value(depth = 0): Value {
    if (depth > readingLimits.depth || ++this.#values > readingLimits.values) throw new LimitReached('Too many values')
    this.skipSpace()
    const { pdf, offset } = this
    const byte = this.offset < this.end ? pdf[offset] : undefined
    if (byte === 0x2f) return new Name(this.#name())
    if (byte === 0x5b) return this.#array(depth)
    if (byte === 0x3c) return pdf[offset + 1] === 0x3c ? this.#dictionary(depth) : this.#hexString()
    if (byte === 0x28) return this.#literalString()
    if (isDigit(byte)) return this.#reference() ?? this.#number()
    if (byte === 0x2b || byte === 0x2d || byte === 0x2e) return this.#number()
    for (const [word, value] of [
      ['true', true],
      ['false', false],
      ['null', null],
    ] as const)
      if (this.take(word) && isDelimiter(pdf[this.offset])) return value
    throw new SyntaxError(`Unknown value at ${offset}`)
  }

  #name(): string {
    const start = ++this.offset
    while (this.offset < this.end && !isDelimiter(this.pdf[this.offset])) this.offset++
    if (this.offset - start > MAX_NAME) throw new SyntaxError('A name is too long')
    const written = String.fromCharCode(...this.pdf.subarray(start, this.offset))
    return written.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }

  #number(): number {
    const start = this.offset++
    while (this.offset < this.end && !isDelimiter(this.pdf[this.offset])) this.offset++
    const written = String.fromCharCode(...this.pdf.subarray(start, Math.min(this.offset, start + 40)))
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(written)) throw new SyntaxError(`No number at ${start}`)
    return Number(written)
  }

  /** Reads `12 0 R`. */
  #reference(): Reference | undefined {
    const start = this.offset
    const number = this.#integer()
    const generation = number === undefined ? undefined : this.#integer()
    if (generation !== undefined && this.take('R') && isDelimiter(this.pdf[this.offset]))
      return new Reference(number!, generation)
    // A number without a reference.
    this.offset = start
    return undefined
  }

  #array(depth: number): Value[] {
    this.offset++
    const items: Value[] = []
    while (!this.take(']')) items.push(this.value(depth + 1))
    return items
  }

  #dictionary(depth: number): Dictionary {
    this.offset += 2
    const entries: Dictionary = new Map()
    while (!this.take('>>')) {
      if (this.pdf[this.offset] !== 0x2f) throw new SyntaxError(`A key is missing at ${this.offset}`)
      const key = this.#name()
      // Readers differ in which of two values they take.
      if (entries.has(key)) throw new SyntaxError(`The key ${key} stands twice`)
      entries.set(key, this.value(depth + 1))
    }
    return entries
  }

  #hexString(): Text {
    const start = this.offset
    const close = this.pdf.indexOf(0x3e, start)
    if (close === -1 || close >= this.end) throw new SyntaxError('A string does not end')
    this.offset = close + 1
    return new Text(this.pdf, start, this.offset, true)
  }

  #literalString(): Text {
    const start = this.offset
    let open = 0
    for (; this.offset < this.end; this.offset++) {
      const byte = this.pdf[this.offset]
      if (byte === 0x5c) this.offset++
      else if (byte === 0x28) open++
      else if (byte === 0x29 && --open === 0) return new Text(this.pdf, start, ++this.offset, false)
    }
    throw new SyntaxError('A string does not end')
  }
}
