import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { toOneLine } from '#platform/formats/one-line.ts'

/** In UTF-16 code units, without the dots. Mail programs show less. The complete title is in the mail. */
const MAX_LENGTH = 255

/** The maximum length of an encoded word in a line of a header field that nodemailer makes. */
const WORD_LENGTH = 52

/**
 * Returns a text that other people wrote as the value of a header field, which the recipient then sees as they wrote it: on one line, without
 * control characters, and not longer than a mail program can show. Mail programs would decode a text such as `=?utf-8?B?SGVq?=` (RFC 2047),
 * and nodemailer leaves it unchanged, so it is encoded here.
 */
export function toHeaderText(text: string): string {
  const line = shorten(toOneLine(text))
  return line.includes('=?') ? encodeWord(line, 'Q', WORD_LENGTH) : line
}

/** Cuts only between characters as a reader sees them, unless a single one is too long. */
function shorten(text: string): string {
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
