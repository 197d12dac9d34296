import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { toOneLine } from '#platform/formats/one-line.ts'

/** UTF-16 code units, without the dots. Mail programs show fewer. The full title is in the mail. */
const MAX_LENGTH = 255

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

/** Returns a text that is not longer than a mail program can show on one line. Cuts only between grapheme clusters, unless a single one is too long. */
export function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > MAX_LENGTH) break
    end = index + segment.length
  }
  return `${text
    .slice(0, end || MAX_LENGTH)
    .trimEnd()
    .toWellFormed()}…`
}
