import { type PdfObject, PdfName, PdfStream, PdfString } from '@libpdf/core'
import type { NewField } from '@paraph/contract'
import { decodeName, decodeString } from '@paraph/verify'
import { defaultLength, MAX_LABEL } from '#domain/fields/field-limits.ts'
import type { LeftReason } from './form-field.ts'

/** The maximum number of characters that the contract allows. */
const MAX_VALUE = 10_000
/** Flags of a text field. */
const MULTILINE = 1 << 12
const [PASSWORD, FILE_SELECT] = [1 << 13, 1 << 20]

/** Returns the properties of a text field. */
export function readTextField(
  flags: number,
  entry: (key: string) => PdfObject | undefined,
  maxLength: number | undefined,
): Partial<NewField> | LeftReason {
  if (flags & PASSWORD) return 'password'
  if (flags & FILE_SELECT) return 'file_select'
  const multiline = (flags & MULTILINE) !== 0
  const text = readTextString(entry('V'))
  if (text === undefined) return 'value_too_long'
  const value = multiline ? toLines(text) : toLine(text)
  const length = [...value].length
  if (length > MAX_VALUE) return 'value_too_long'
  const given = maxLength && maxLength > 0 ? Math.min(Math.trunc(maxLength), MAX_VALUE) : undefined
  const max = given ?? defaultLength(multiline)
  const isLimited = given !== undefined || length > max
  return {
    type: 'TEXT',
    multiline,
    // A form may come with a longer text than its own maximum.
    ...(isLimited && { maxLength: Math.max(1, max, length) }),
    ...(value.trim() !== '' && { value }),
  }
}

/** Returns what a field says about itself. Undefined if it says nothing. */
export function readLabel(object: PdfObject | undefined): string | undefined {
  return toLabel(readTextString(object) ?? '') || undefined
}

export function toLabel(text: string): string {
  const line = toLine(text).trim()
  const characters = [...line]
  return characters.length > MAX_LABEL ? `${characters.slice(0, MAX_LABEL - 1).join('')}…` : line
}

/** Returns the text of an option in one line. */
export function readOptionText(object: PdfObject | undefined): string {
  return toLine(readTextString(object) ?? '').trim()
}

/** Undefined if the text is too long. Empty if there is none. */
function readTextString(object: PdfObject | undefined): string | undefined {
  if (object instanceof PdfName) return decodeName(object.value)
  const string = object instanceof PdfStream ? decode(object) : object
  if (!(string instanceof PdfString)) return ''
  // A character has at most four bytes, and a byte order mark may stand before them.
  return string.bytes.length > 4 * MAX_VALUE + 4 ? undefined : decodeString(string.bytes)
}

function decode(stream: PdfStream): PdfString | undefined {
  try {
    return PdfString.fromBytes(stream.getDecodedData())
  } catch {
    return undefined
  }
}

/** The contract allows no control characters in a text of one line. */
export const toLine = (text: string) => text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

const toLines = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}+/gu, ' ')
