import { lastPosition, latin1 } from '../bytes.ts'
import { type IndirectObject, Parser } from './parser.ts'
import { type Dictionary, isDictionary, nameOf, Text } from './values.ts'

const BYTE_RANGE = latin1('/ByteRange')
const OBJECT = latin1('obj')
/** A hostile file may name thousands of signatures. The seal is among the last ones. */
const MAX_CANDIDATES = 64
const MAX_DISTANCE = 256 * 1024

export interface Signature {
  object: IndirectObject
  dictionary: Dictionary
  isTimestamp: boolean
  contents: Text
}

export interface Signatures {
  /** Newest first. */
  found: Signature[]
  /** True if the file names a signature that can't be read. */
  hasUnreadable: boolean
}

/** Finds the dictionaries of signatures, also in a file whose structure is damaged. */
export function findSignatures(pdf: Uint8Array): Signatures {
  const found: Signature[] = []
  let hasUnreadable = false
  let position = pdf.length
  for (let candidates = 0; candidates < MAX_CANDIDATES; candidates++) {
    position = lastPosition(pdf, BYTE_RANGE, position)
    if (position === -1) return { found, hasUnreadable }
    const signature = readSignature(pdf, position)
    if (!signature) hasUnreadable = true
    else if (!found.some(({ object }) => object.offset === signature.object.offset)) found.push(signature)
  }
  return { found, hasUnreadable: true }
}

function readSignature(pdf: Uint8Array, position: number): Signature | undefined {
  const start = lastPosition(pdf, OBJECT, position, Math.max(0, position - MAX_DISTANCE))
  if (start === -1) return undefined
  const before = String.fromCharCode(...pdf.subarray(Math.max(0, start - 24), start))
  const header = /\d+[ \r\n]+\d+[ \r\n]+$/.exec(before)?.[0]
  if (!header) return undefined
  try {
    const object = new Parser(pdf, start - header.length).indirectObject()
    const { value: dictionary, end } = object
    if (end < position || !isDictionary(dictionary)) return undefined
    const contents = dictionary.get('Contents')
    if (!(contents instanceof Text) || !dictionary.has('ByteRange')) return undefined
    const isTimestamp = nameOf(dictionary.get('Type')) === 'DocTimeStamp'
    return { object, dictionary, isTimestamp, contents }
  } catch {
    return undefined
  }
}
