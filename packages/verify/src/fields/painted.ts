/** How far a white edge reaches, in points. */
const EDGE = 1
/** Numbers in the file have three decimals. */
const TOLERANCE = 0.005

/** The operators with which the white edges of a field begin, after `q`: white, the outlines of text only, round ends, and the width for text. */
export const edgeOpening = ['1 1 1 RG', '1 Tr', '1 J', '1 j', `${2 * EDGE} w`]
/** The operators that may follow. None of them fills an area. */
export const edgeOperators = new Set(['q', 'Q', 'w', 'BT', 'ET', 'Tf', 'Tm', 'Ts', 'TJ', 'm', 'l', 'c', 'S'])

/** The glyphs and lines that a field paints, without their colours. */
export class Painted {
  readonly #isEdge: boolean
  readonly #steps: string[] = []
  /** How wide the pen of each line is, and of the outline of each text, less what an edge adds. */
  readonly #pens: number[] = []
  readonly #widths = [1]

  constructor(isEdge = false) {
    this.#isEdge = isEdge
  }

  /** @param glyphs - the number of the object with the glyphs, if the operator chooses a font. */
  read(name: string, operands: string[], glyphs?: number): void {
    const width = this.#widths.at(-1)! - (this.#isEdge ? 2 * EDGE : 0)
    if (name === 'q') this.#widths.push(this.#widths.at(-1)!)
    else if (name === 'Q') this.#widths.pop()
    else if (name === 'w') this.#widths[this.#widths.length - 1] = Number(operands[0])
    else if (name === 'Tf') this.#steps.push(`${glyphs} ${operands[1]} Tf`)
    else if (['Tm', 'Ts', 'TJ', 'm', 'l', 'c'].includes(name)) this.#steps.push([...operands, name].join(' '))
    if (name === 'TJ') this.#pens.push(this.#isEdge ? width : 0)
    // A rectangle is no line of the value.
    if (name === 'S' && /[lc]$/.test(this.#steps.at(-1) ?? '')) {
      this.#steps.push('S')
      this.#pens.push(width)
    }
  }

  isLike(other: Painted): boolean {
    const [a, b] = [this.#pens, other.#pens]
    return (
      this.#steps.join('\n') === other.#steps.join('\n') &&
      a.every((width, at) => Math.abs(width - b[at]!) <= TOLERANCE)
    )
  }
}
