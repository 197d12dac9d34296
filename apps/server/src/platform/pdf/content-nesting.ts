/** How content changes the stack of graphics states. */
export interface Nesting {
  /** The number of states that the content restores without having saved them. */
  below: number
  /** The number of states that the content has saved and not restored when it ends. */
  open: number
}

const WHITE = /[\0\t\n\f\r ]/
const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/

/**
 * Counts the operators `q` and `Q` in the content of a page. Many producers do not balance them, and everything that is drawn afterwards would use
 * the coordinates that they leave.
 */
export function nestingOf(content: Uint8Array): Nesting {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
  let depth = 0
  let lowest = 0
  for (const operator of operatorsOf(text)) {
    if (operator === 'q') depth++
    else if (operator === 'Q') lowest = Math.min(lowest, --depth)
  }
  return { below: 0 - lowest, open: depth - lowest }
}

/** Yields the words of the content that are not inside strings, comments, hexadecimal strings and inline images. */
function* operatorsOf(text: string): Generator<string> {
  let at = 0
  while (at < text.length) {
    const character = text[at]!
    if (character === '(') at = afterString(text, at)
    else if (character === '%') at = afterComment(text, at)
    else if (character === '<') at = text[at + 1] === '<' ? at + 2 : after(text, '>', at)
    else if (character === '/') at = afterWord(text, at + 1)
    else if (DELIMITER.test(character)) at++
    else {
      const end = afterWord(text, at)
      const word = text.slice(at, end)
      yield word
      at = word === 'ID' ? afterImage(text, end) : end
    }
  }
}

function afterWord(text: string, from: number): number {
  let at = from
  while (at < text.length && !DELIMITER.test(text[at]!)) at++
  return at
}

function afterString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at + 1
  }
  return text.length
}

function afterComment(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

/** The data of an inline image ends with EI between white space. */
function afterImage(text: string, from: number): number {
  for (let at = text.indexOf('EI', from); at !== -1; at = text.indexOf('EI', at + 1)) {
    const after = text[at + 2]
    if (WHITE.test(text[at - 1] ?? ' ') && (after === undefined || WHITE.test(after))) return at + 2
  }
  return text.length
}

function after(text: string, sought: string, from: number): number {
  const at = text.indexOf(sought, from)
  return at === -1 ? text.length : at + 1
}
