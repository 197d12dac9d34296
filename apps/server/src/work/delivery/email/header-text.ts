import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { toOneLine } from '#platform/formats/one-line.ts'
import { shorten } from './shorten.ts'

/** The maximum length of an encoded word. nodemailer uses the same length in the header lines that it makes. */
const WORD_LENGTH = 52

/**
 * Returns a text of a user as the value of a header field: on one line, without control characters, and not longer than a mail program can show. A
 * user may write a text such as `=?utf-8?B?SGVq?=` (RFC 2047). Mail programs would decode it, and nodemailer leaves it unchanged, so it is encoded
 * here.
 */
export function toHeaderText(text: string): string {
  const line = shorten(toOneLine(text))
  return line.includes('=?') ? encodeWord(line, 'Q', WORD_LENGTH) : line
}
