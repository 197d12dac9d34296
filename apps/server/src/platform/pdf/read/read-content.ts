import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { Inflate } from 'pako'
import type { Resolve } from './page-tree.ts'

/** What a stream draws, as far as it can be read. */
export interface Content {
  bytes: Uint8Array
  /** False if a PDF program may draw more than these bytes, or something else. */
  isWhole: boolean
}

/** The maximum factor by which each of these filters enlarges data. Only that of LZW is not small. */
const GROWTH = new Map([
  ['ASCIIHexDecode', 1],
  ['ASCII85Decode', 4],
  ['RunLengthDecode', 128],
  ['LZWDecode', 4096],
])

/** What data in these filters looks like if it is not damaged. */
const ENDS = new Map([
  ['ASCIIHexDecode', /^[0-9A-Fa-f\s\0]*>/],
  ['ASCII85Decode', /^[!-uz\s\0]*~>/],
])

/**
 * Decodes the content of a page up to a limit. A damaged stream is read up to the damage, as PDF programs do. The library instead returns a part from
 * the middle of such a stream, and has no limit.
 */
export function readContent(stream: PdfStream, resolve: Resolve, limit: number): Content {
  let content: Content = { bytes: stream.data, isWhole: true }
  for (const [name, parameters] of filtersOf(stream, resolve)) {
    const decoded = decode(content.bytes, name, parameters, limit)
    content = { bytes: decoded.bytes, isWhole: content.isWhole && decoded.isWhole }
  }
  return content.bytes.length > limit ? { bytes: content.bytes.subarray(0, limit), isWhole: false } : content
}

function decode(data: Uint8Array, name: string, parameters: PdfDict | undefined, limit: number): Content {
  const isPlain = (parameters?.getNumber('Predictor')?.value ?? 1) === 1
  if (name === 'FlateDecode' && isPlain) return inflate(data, limit)
  const growth = GROWTH.get(name)
  if (growth === undefined || !isPlain || data.length * growth > limit) return nothing
  const isWhole =
    ENDS.get(name)?.test(Buffer.from(data.buffer, data.byteOffset, data.length).toString('latin1')) ?? true
  try {
    const stream = new PdfStream([[PdfName.of('Filter'), PdfName.of(name)]], data)
    if (parameters) stream.set('DecodeParms', parameters)
    return { bytes: stream.getDecodedData(), isWhole }
  } catch {
    return nothing
  }
}

const nothing: Content = { bytes: new Uint8Array(), isWhole: false }

class TooLargeError extends Error {}

function inflate(data: Uint8Array, limit: number): Content {
  const chunks: Uint8Array[] = []
  let size = 0
  const inflater = new Inflate()
  inflater.onData = (chunk) => {
    size += (chunk as Uint8Array).length
    chunks.push(chunk as Uint8Array)
    if (size > limit) throw new TooLargeError()
  }
  inflater.onEnd = () => {}
  let isWhole = false
  try {
    isWhole = inflater.push(data, true)
    if (!isWhole) chunks.push(rest(inflater))
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error
  }
  return { bytes: Buffer.concat(chunks), isWhole }
}

/** Returns the last bytes before the damage, which do not fill a chunk. They are in the state of the library, which its types do not describe. */
function rest(inflater: Inflate): Uint8Array {
  const { output, next_out: length } = (
    inflater as unknown as { strm: { output: Uint8Array | null; next_out: number } }
  ).strm
  return output?.subarray(0, length) ?? new Uint8Array()
}

function filtersOf(stream: PdfStream, resolve: Resolve): [string, PdfDict | undefined][] {
  const [filters, parameters] = [stream.get('Filter'), stream.get('DecodeParms')].map((value) => listOf(value, resolve))
  return filters!.map((filter, index) => {
    const dict = parameters![index]
    return [filter instanceof PdfName ? filter.value : '', dict instanceof PdfDict ? dict : undefined]
  })
}

function listOf(value: PdfObject | undefined, resolve: Resolve): (PdfObject | null)[] {
  const follow = (object: PdfObject) => (object instanceof PdfRef ? resolve(object) : object)
  const found = value && follow(value)
  return found instanceof PdfArray ? [...found].map(follow) : found ? [found] : []
}
