/** The text of a page as it is compared: normalized, and with one space for each run of white space. */
export interface ReadableText {
  text: string
  /** The index of the character of the page, for each UTF-16 code unit of `text`. */
  indexes: number[]
  /** The indexes of `text` at which a line begins. */
  lineStarts: Set<number>
}

/** Stands for a character that is not read. */
export const MISSING = 0

/** An accent after its letter. */
const MARK = /^\p{M}$/u
const WHITE = /^[\s\p{Cc}\p{Zs}]$/u
const LINE_BREAK = /[\n\r]/
/** What PDFium answers for the hyphen at the end of a line, and the soft hyphen. Neither is a character of the word. */
const HYPHENS = new Set([0x02, 0xad])

/** Makes texts comparable that look the same: a PDF may have a ligature for two letters, or a line break for a space. */
export function readableText(codePoints: Iterable<number>): ReadableText {
  let text = ''
  const indexes: number[] = []
  const lineStarts = new Set([0])
  let index = 0
  for (const codePoint of codePoints) {
    const at = index++
    if (codePoint === MISSING || HYPHENS.has(codePoint)) continue
    const character = String.fromCodePoint(codePoint)
    if (WHITE.test(character)) {
      if (text !== '' && !text.endsWith(' ')) {
        text += ' '
        indexes.push(at)
      }
      if (LINE_BREAK.test(character)) lineStarts.add(text.length)
    } else if (MARK.test(character) && composed(text, character)) {
      text = composed(text, character)!
    } else {
      const normal = character.normalize('NFKC')
      text += normal
      for (let unit = 0; unit < normal.length; unit++) indexes.push(at)
    }
  }
  // Half a surrogate pair has the same length as its replacement, so the indexes stay right.
  return { text: text.toWellFormed(), indexes, lineStarts }
}

/** Returns the text with the accent on its last letter. Undefined if Unicode has no such letter, or one of another length. */
function composed(text: string, mark: string): string | undefined {
  const whole = (text.slice(-1) + mark).normalize('NFKC')
  return whole.length === 1 ? text.slice(0, -1) + whole : undefined
}

/** Returns the sought text in the form that `readableText` gives to the text of a page. */
export function readableQuery(query: string): string {
  return readableText(Array.from(query, (character) => character.codePointAt(0)!)).text.trim()
}
