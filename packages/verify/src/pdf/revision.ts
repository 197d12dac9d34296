import { type Bytes, inflate, lastPosition, latin1 } from '../bytes.ts'
import { type IndirectObject, Parser } from './parser.ts'
import { type Dictionary, isDictionary, nameOf, Reference, type Value } from './values.ts'
import { LimitReached } from '../reading-limits.ts'

const MAX_REVISIONS = 200
const MAX_INFLATED = 32 * 1024 * 1024
const MAX_SIMPLE_PARTS = 500
const MAX_LENGTH_OF_NUMBER = 64
/** An entry of a table. Each has 20 bytes, but readers also accept other white space at its end. */
const ENTRY_WIDTH = 20
const STRICT_ENTRY = /^(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)$/
const ENTRY = /^(\d{10}) (\d{5}) ([nf])[\0\t\n\f\r ]{1,6}/

/** Entries of objects with numbers that follow each other. */
interface Part {
  start: number
  count: number
  offset: number
  /** Bytes of an entry. */
  width: number
}

export type Entry = { offset: number; generation: number } | { container: number; index: number }

/** One section of cross-references: where the objects of one revision of the file stand. */
export interface Revision {
  trailer: Dictionary
  /** The number of the object that holds the section, if it is a stream. */
  streamNumber: number | undefined
  /** Behind the section. */
  end: number
  entry(number: number): Entry | undefined
  /** The numbers of all objects that the section lists, also of those that it removes. Throws if there are more than `limit`. */
  numbers(limit: number): number[]
}

/** Reads the section at the offset. Throws if it is damaged, or with `isStrict` if it is not exactly as in the standard. */
export async function readRevision(pdf: Bytes, offset: number, isStrict = false): Promise<Revision> {
  if (!(offset >= 0 && offset < pdf.length)) throw new SyntaxError('No section of cross-references')
  const parser = new Parser(pdf, offset, { allowsComments: !isStrict })
  return parser.take('xref') ? readTable(parser, isStrict) : readStream(pdf, parser)
}

function readTable(parser: Parser, isStrict: boolean): Revision {
  const { pdf } = parser
  const parts: Part[] = []
  while (!parser.take('trailer')) {
    const start = parser.integer()
    const count = parser.integer()
    parser.skipSpace()
    const width = isStrict ? ENTRY_WIDTH : widthOfEntry(pdf, parser.offset)
    if (count > (parser.end - parser.offset) / width || parts.length >= 10_000)
      throw new SyntaxError('A table is too long')
    parts.push({ start, count, offset: parser.offset, width })
    parser.offset += count * width
  }
  const trailer = parser.value()
  if (!isDictionary(trailer)) throw new SyntaxError('A trailer is missing')
  const read = (at: number, width: number): Entry | undefined => {
    const line = String.fromCharCode(...pdf.subarray(at, at + width))
    const [entry, offset, generation, kind] = (isStrict ? STRICT_ENTRY : ENTRY).exec(line) ?? []
    if (entry?.length !== width) throw new SyntaxError(`A table is damaged at ${at}`)
    return kind === 'n' ? { offset: Number(offset), generation: Number(generation) } : undefined
  }
  const partOf = finder(parts)
  return {
    trailer,
    streamNumber: undefined,
    end: parser.offset,
    entry(number) {
      const part = partOf(number)
      return part && read(part.offset + (number - part.start) * part.width, part.width)
    },
    numbers: (limit) => numbersIn(parts, limit),
  }
}

/** Returns the bytes of each entry of a part that begins at the offset. */
function widthOfEntry(pdf: Uint8Array, offset: number): number {
  const line = String.fromCharCode(...pdf.subarray(offset, offset + MAX_LENGTH_OF_NUMBER))
  return ENTRY.exec(line)?.[0].length ?? ENTRY_WIDTH
}

async function readStream(pdf: Bytes, parser: Parser): Promise<Revision> {
  const object = parser.indirectObject()
  const { value: trailer } = object
  if (!isDictionary(trailer) || nameOf(trailer.get('Type')) !== 'XRef') throw new SyntaxError('No cross-references')
  const { bytes, end } = await streamBytes(pdf, object, trailer.get('Length'))
  parser.offset = end
  parser.expect('endobj')
  const widths = integers(trailer.get('W'), 3)
  const [typeWidth, firstWidth, secondWidth] = widths as [number, number, number]
  if (widths.some((width) => width > 6)) throw new SyntaxError('An entry is too wide')
  const width = typeWidth + firstWidth + secondWidth
  const size = trailer.get('Size')
  const index = trailer.has('Index') ? integers(trailer.get('Index')) : [0, typeof size === 'number' ? size : 0]
  const parts: Part[] = []
  let offset = 0
  for (let at = 0; at + 1 < index.length; at += 2) {
    parts.push({ start: index[at]!, count: index[at + 1]!, offset, width })
    offset += index[at + 1]! * width
  }
  if (offset > bytes.length || width === 0) throw new SyntaxError('Cross-references are missing')
  const field = (at: number, count: number) => bytes.subarray(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0)
  const read = (at: number): Entry | undefined => {
    const type = typeWidth === 0 ? 1 : field(at, typeWidth)
    const first = field(at + typeWidth, firstWidth)
    const second = field(at + typeWidth + firstWidth, secondWidth)
    if (type === 1) return { offset: first, generation: second }
    return type === 2 ? { container: first, index: second } : undefined
  }
  const partOf = finder(parts)
  return {
    trailer,
    streamNumber: object.number,
    end: parser.offset,
    entry(number) {
      const part = partOf(number)
      return part && read(part.offset + (number - part.start) * width)
    },
    numbers: (limit) => numbersIn(parts, limit),
  }
}

/** Finds the part that lists an object. If several do, it is the last one. Many parts are searched by bisection, so they must not overlap. */
function finder(parts: Part[]): (number: number) => Part | undefined {
  if (parts.length <= MAX_SIMPLE_PARTS)
    return (number) => parts.findLast(({ start, count }) => number >= start && number < start + count)
  const sorted = parts.toSorted((a, b) => a.start - b.start)
  if (sorted.some(({ start, count }, index) => start + count > (sorted[index + 1]?.start ?? Infinity)))
    throw new SyntaxError('Parts of cross-references overlap')
  return (number) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]!.start <= number) low = middle + 1
      else high = middle
    }
    const part = sorted[low - 1]
    return part && number < part.start + part.count ? part : undefined
  }
}

function numbersIn(parts: Part[], limit: number): number[] {
  if (parts.reduce((sum, { count }) => sum + count, 0) > limit) throw new LimitReached('Too many objects')
  return parts.flatMap(({ start, count }) => Array.from({ length: count }, (_, index) => start + index))
}

export function integers(value: Value | undefined, length?: number): number[] {
  const isRight = Array.isArray(value) && value.every((item) => Number.isSafeInteger(item) && (item as number) >= 0)
  if (!isRight || (length !== undefined && value.length !== length)) throw new SyntaxError('Numbers are missing')
  return value as number[]
}

/** Returns the decoded bytes of a stream, and where `endstream` ends. */
export async function streamBytes(pdf: Bytes, object: IndirectObject, length: Value | undefined, limit = MAX_INFLATED) {
  const raw = rawBytes(pdf, object, length)
  const parser = new Parser(pdf, object.stream! + raw.length)
  parser.expect('endstream')
  return { bytes: await decodeStream(raw, object.value as Dictionary, limit), end: parser.offset }
}

/** Returns the bytes of a stream as they stand in the file. */
export function rawBytes(pdf: Bytes, { value, stream }: IndirectObject, length: Value | undefined): Bytes {
  if (stream === undefined || !isDictionary(value) || typeof length !== 'number') throw new SyntaxError('No stream')
  if (!Number.isSafeInteger(length) || length < 0 || stream + length > pdf.length)
    throw new SyntaxError('A stream is cut off')
  new Parser(pdf, stream + length).expect('endstream')
  return pdf.subarray(stream, stream + length)
}

export async function decodeStream(raw: Bytes, dictionary: Dictionary, limit = MAX_INFLATED): Promise<Bytes> {
  const filter = dictionary.get('Filter') ?? []
  const filters = Array.isArray(filter) ? filter : [filter]
  if (filters.length === 0) return raw
  if (filters.length > 1 || nameOf(filters[0]) !== 'FlateDecode') throw new SyntaxError('Unknown compression')
  const parameters = dictionary.get('DecodeParms')
  return undoPredictor(await inflate(raw, limit), Array.isArray(parameters) ? parameters[0] : parameters)
}

/** Cross-references are often compressed as the differences of lines (PNG filters). */
function undoPredictor(bytes: Bytes, parameters: Value | undefined): Bytes {
  const predictor = isDictionary(parameters) ? (parameters.get('Predictor') ?? 1) : 1
  if (predictor === 1) return bytes
  const columns = (parameters as Dictionary).get('Columns') ?? 1
  if (typeof predictor !== 'number' || predictor < 10 || !Number.isSafeInteger(columns) || (columns as number) < 1)
    throw new SyntaxError('Unknown compression')
  const width = columns as number
  const lines = Math.floor(bytes.length / (width + 1))
  const out = new Uint8Array(lines * width)
  for (let line = 0; line < lines; line++) {
    const kind = bytes[line * (width + 1)]!
    for (let column = 0; column < width; column++) {
      const at = line * width + column
      const left = column > 0 ? out[at - 1]! : 0
      const up = line > 0 ? out[at - width]! : 0
      const corner = line > 0 && column > 0 ? out[at - width - 1]! : 0
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind]
      if (predicted === undefined) throw new SyntaxError('Unknown compression')
      out[at] = bytes[line * (width + 1) + 1 + column]! + predicted
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Finds the newest version of an object in the revisions that end with the one at `offset`. Throws if the file is damaged there. */
export async function findObject(
  pdf: Bytes,
  offset: number,
  number: number,
  depth = 0,
): Promise<IndirectObject | undefined> {
  const seen = new Set<number>()
  for (let at: Value | undefined = offset; typeof at === 'number' && !seen.has(at);) {
    if (seen.size >= MAX_REVISIONS) throw new LimitReached('Too many revisions')
    seen.add(at)
    const revision: Revision = await readRevision(pdf, at)
    let entry = revision.entry(number)
    const hybrid = revision.trailer.get('XRefStm')
    if (!entry && typeof hybrid === 'number') entry = (await readRevision(pdf, hybrid)).entry(number)
    if (entry) return readEntry(pdf, offset, number, entry, depth)
    at = revision.trailer.get('Prev')
  }
  return undefined
}

async function readEntry(
  pdf: Bytes,
  newest: number,
  number: number,
  entry: Entry,
  depth: number,
): Promise<IndirectObject> {
  if (depth > 3) throw new LimitReached('Objects are nested too deeply')
  if ('offset' in entry) {
    const object = new Parser(pdf, entry.offset).indirectObject()
    if (object.number !== number) throw new SyntaxError(`Object ${number} is missing`)
    return object
  }
  const container = await findObject(pdf, newest, entry.container, depth + 1)
  if (!container || !isDictionary(container.value)) throw new SyntaxError('A container of objects is missing')
  let length = container.value.get('Length')
  if (length instanceof Reference) length = (await findObject(pdf, newest, length.number, depth + 1))?.value
  const { bytes } = await streamBytes(pdf, container, length)
  const first = container.value.get('First')
  if (typeof first !== 'number') throw new SyntaxError('A container of objects is damaged')
  const index = new Parser(bytes, 0, { end: first })
  for (let skipped = 0; skipped < entry.index; skipped++) {
    index.integer()
    index.integer()
  }
  if (index.integer() !== number) throw new SyntaxError(`Object ${number} is missing`)
  const offset = first + index.integer()
  return { number, generation: 0, value: new Parser(bytes, offset).value(), offset, stream: undefined, end: offset }
}

/** Reads the offset of the cross-references from the last lines of a revision that ends at `end`. */
export function startOfReferences(pdf: Uint8Array, end: number): number | undefined {
  const lines = String.fromCharCode(...pdf.subarray(Math.max(0, end - MAX_LENGTH_OF_NUMBER), end))
  const [, offset] = /startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(lines) ?? []
  return offset === undefined ? undefined : Number(offset)
}

/** Returns what stands after the last `startxref`, wherever that is: a file that was not made by a service may end with anything. */
export function lastStartOfReferences(pdf: Uint8Array): number | undefined {
  const word = lastPosition(pdf, latin1('startxref'), pdf.length)
  if (word === -1) return undefined
  const line = String.fromCharCode(...pdf.subarray(word, word + MAX_LENGTH_OF_NUMBER))
  const [, offset] = /^startxref\s+(\d{1,12})(?!\d)/.exec(line) ?? []
  return offset === undefined ? undefined : Number(offset)
}
