/** How content changes the stack of graphics states, and whether programs agree about where it ends. */
export interface Nesting {
  /** The number of states that the content restores without having saved them. */
  below: number
  /** The number of states that the content has saved and not restored when it ends. */
  open: number
  /**
   * False if the content ends inside a string, a list, a dictionary or an image, or has many faults. Then programs disagree about what follows: some
   * read it as a part of the string, and some give up.
   */
  isClean: boolean
}

const [REGULAR, WHITE, DELIMITER] = [0, 1, 2]
/** The kind of each character. The content is Latin-1. A page can have millions of characters. */
const KINDS = new Uint8Array(256)
for (const character of '\0\t\n\f\r ') KINDS[character.charCodeAt(0)] = WHITE
for (const character of '()<>[]{}/%') KINDS[character.charCodeAt(0)] = DELIMITER
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** Some programs give up a page after 100 faults. They count a few more kinds of faults than are counted here. */
const MAX_FAULTS = 40

/** ISO 32000-2, annex A. */
const OPERATORS = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc ' +
    `SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`
  ).split(' '),
)
const CONSTANTS = new Set(['true', 'false', 'null'])

/**
 * Counts the operators `q` and `Q` in the content of a page. Many producers do not balance them, and everything that is drawn afterwards would use
 * the coordinates that they leave.
 */
export function nestingOf(content: Uint8Array): Nesting {
  const reader = new Reader(Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1'))
  let depth = 0
  let lowest = 0
  for (const operator of reader.operators()) {
    if (operator === 'q') depth++
    else if (operator === 'Q') lowest = Math.min(lowest, --depth)
  }
  return { below: 0 - lowest, open: depth - lowest, isClean: reader.isClean }
}

/** A list or a dictionary that has begun, with the number of its items. */
interface Opened {
  ends: string
  items: number
}

class Reader {
  readonly #text: string
  readonly #opened: Opened[] = []
  #faults = 0
  #isInImage = false
  /** True if the end of the text was reached inside a string or an image. */
  #isCut = false

  constructor(text: string) {
    this.#text = text
  }

  get isClean(): boolean {
    return !this.#isCut && !this.#isInImage && this.#opened.length === 0 && this.#faults <= MAX_FAULTS
  }

  /** Yields the operators that are not inside strings, comments, hexadecimal strings and inline images. */
  *operators(): Generator<string> {
    const text = this.#text
    let at = 0
    while (at < text.length) {
      const character = text[at]!
      const kind = KINDS[text.charCodeAt(at)]
      if (kind === WHITE) at++
      else if (character === '%') at = this.#afterComment(at)
      else if (character === '(') at = this.#item(this.#afterString(at))
      else if (character === '/') at = this.#item(this.#afterWord(at + 1), true)
      else if (character === '<' && text[at + 1] !== '<') at = this.#item(this.#after('>', at))
      else if (kind === DELIMITER) at = this.#bracket(at)
      else {
        const end = this.#afterWord(at)
        const word = text.slice(at, end)
        at = end
        if (NUMBER.test(word) || CONSTANTS.has(word)) this.#item(end)
        else if (!OPERATORS.has(word)) this.#faults++
        else {
          yield word
          if (word === 'BI') this.#isInImage = true
          else if (word === 'ID') at = this.#afterImage(end)
        }
      }
    }
  }

  /** Counts an item of the innermost list. The keys of a dictionary are names. */
  #item(end: number, isName = false): number {
    const list = this.#opened.at(-1)
    if (list && list.items++ % 2 === 0 && list.ends === '>>' && !isName) this.#faults++
    return end
  }

  #bracket(at: number): number {
    const [one, two] = [this.#text[at]!, this.#text.slice(at, at + 2)]
    const bracket = two === '<<' || two === '>>' ? two : one
    const ends = { '<<': '>>', '[': ']', '{': '}' }[bracket]
    if (ends) this.#opened.push({ ends, items: 0 })
    else if (this.#opened.at(-1)?.ends !== bracket) this.#faults++
    else {
      const { items } = this.#opened.pop()!
      if (bracket === '>>' && items % 2 === 1) this.#faults++
      this.#item(at)
    }
    return at + bracket.length
  }

  #afterWord(from: number): number {
    let at = from
    while (at < this.#text.length && KINDS[this.#text.charCodeAt(at)] === REGULAR) at++
    return at
  }

  #afterString(from: number): number {
    const text = this.#text
    let depth = 0
    for (let at = from; at < text.length; at++) {
      const character = text[at]
      if (character === '\\') at++
      else if (character === '(') depth++
      else if (character === ')' && --depth === 0) return at + 1
    }
    return this.#cut()
  }

  #afterComment(from: number): number {
    let at = from
    while (at < this.#text.length && this.#text[at] !== '\n' && this.#text[at] !== '\r') at++
    return at
  }

  /** The data of an inline image ends with EI between white space. */
  #afterImage(from: number): number {
    const text = this.#text
    for (let at = text.indexOf('EI', from); at !== -1; at = text.indexOf('EI', at + 1)) {
      const isEnd = [at - 1, at + 2].every((beside) => (KINDS[text.charCodeAt(beside)] ?? WHITE) === WHITE)
      if (!isEnd) continue
      this.#isInImage = false
      return at + 2
    }
    return this.#cut()
  }

  #after(sought: string, from: number): number {
    const at = this.#text.indexOf(sought, from)
    return at === -1 ? this.#cut() : at + 1
  }

  #cut(): number {
    this.#isCut = true
    return this.#text.length
  }
}
