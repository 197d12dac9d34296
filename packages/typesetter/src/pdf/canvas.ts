import type { Face } from '../fonts/face.ts'
import type { PageSize } from '../layout/papers.ts'
import type { Ink } from './ink.ts'
import type { Line, Piece } from '../text/line.ts'
import { hexCode, type UsedFont } from './fonts.ts'
import type { Tag } from './tags.ts'
import { dictionary, number, textString } from './writer.ts'

/** Returns the font of the PDF for a face. */
export type FontOf = (face: Face) => UsedFont

/** How far the white edge around the content of a field reaches, in points. */
const EDGE = 1

/** X, y, width and height. */
export type Rectangle = [number, number, number, number]

/** Degrees to the left. */
export type Turn = 0 | 90 | 180 | 270

/** The direction of a line of text, upwards. */
const directions: Record<Turn, [x: number, y: number]> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }

/** Draws on one page. Lengths are in points, from the upper edge of the page, and from `left`. */
export class Canvas {
  readonly #index: number
  readonly #fontOf: FontOf
  readonly #operators: string[] = []
  readonly fonts = new Set<UsedFont>()
  /** The pictures, by their names in the PDF. */
  readonly pictures = new Map<string, Ink>()
  readonly links: { url: string; box: [number, number, number, number] }[] = []
  readonly size: PageSize
  readonly #left: number
  #marks = 0
  /** True while the white edge of what is painted is drawn, and not its ink. */
  #isEdge = false
  #direction = directions[0]
  #place = (x: number, y: number): [number, number] => [x, y]

  /** @param left - how far from the left edge of the page x begins */
  constructor(index: number, fontOf: FontOf, size: PageSize, left: number) {
    this.#index = index
    this.#fontOf = fontOf
    this.size = size
    this.#left = left
  }

  get content(): string {
    return this.#operators.join('\n')
  }

  /** Draws the content of a tag. Screen readers ignore content without a tag. */
  draw(tag: Tag | undefined, paint: () => void): void {
    if (tag) {
      this.#operators.push(`/${tag.name} << /MCID ${this.#marks} >> BDC`)
      tag.mark(this.#index, this.#marks++)
    } else this.#operators.push('/Artifact BMC')
    paint()
    this.#operators.push('EMC')
  }

  /**
   * Draws what a field shows, with its identifier and its text, so that a verifier can compare the page with the evidence. Nothing is drawn outside
   * the rectangle. `mark` is the number by which the structure of a tagged file finds the field.
   *
   * First `paint` draws white edges around all text and lines, and then their ink, so that they can be read on a dark page.
   */
  field(
    { id, shown, mark }: { id: string; shown: string; mark: number | undefined },
    [x, y, width, height]: Rectangle,
    paint: () => void,
  ): void {
    const facts = {
      Field: textString(id),
      ActualText: shown === '' ? undefined : textString(shown),
      MCID: mark === undefined ? undefined : String(mark),
    }
    this.#push(`/ParaphField ${dictionary(facts)} BDC`)
    this.#push(`q ${this.#rectangle(x, y, width, height)} W n`)
    this.#edges(paint)
    paint()
    this.#push('Q EMC')
  }

  /** Paints in a box that is turned: in `paint`, x and y begin in the upper left corner of the turned box. */
  turned(turn: Turn, [x, y, width, height]: Rectangle, paint: () => void): void {
    const places: Record<Turn, (across: number, down: number) => [number, number]> = {
      0: (across, down) => [x + across, y + down],
      90: (across, down) => [x + down, y + height - across],
      180: (across, down) => [x + width - across, y + height - down],
      270: (across, down) => [x + width - down, y + across],
    }
    const [direction, place] = [this.#direction, this.#place]
    this.#direction = directions[turn]
    this.#place = places[turn]
    paint()
    this.#direction = direction
    this.#place = place
  }

  #edges(paint: () => void): void {
    this.#push(`q 1 1 1 RG 1 Tr 1 J 1 j ${number(2 * EDGE)} w`)
    const begin = this.#operators.length
    this.#isEdge = true
    paint()
    this.#isEdge = false
    if (this.#operators.length > begin) this.#push('Q')
    else this.#operators.pop()
  }

  /** Draws white paper over what the page shows. */
  paper(rectangles: Rectangle[]): void {
    this.#push('/Artifact BMC q 1 1 1 rg')
    for (const rectangle of rectangles) this.#push(this.#rectangle(...rectangle))
    this.#push('f Q EMC')
  }

  /** Draws a footer on white paper. It can stand at the top of the page too. Screen readers ignore it. */
  footer(rectangle: Rectangle, edge: 'bottom' | 'top', paint: () => void): void {
    const subtype = edge === 'top' ? '/Header' : '/Footer'
    this.#push(`/Artifact ${dictionary({ Type: '/Pagination', Subtype: subtype })} BDC q`)
    this.#push(`1 1 1 rg ${this.#rectangle(...rectangle)} f`)
    paint()
    this.#push('Q EMC')
  }

  /** Draws a line of text, with its top at `y`. */
  text(line: Line, x: number, y: number): void {
    for (const piece of line.pieces) {
      if (piece.isBoxed && !this.#isEdge) this.#box(piece, x + piece.x, y + line.baseline)
      this.#show(piece, x + piece.x, y + line.baseline)
    }
  }

  rectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.#push(`${rgb(color)} rg ${this.#rectangle(x, y, width, height)} f`)
  }

  frame(x: number, y: number, width: number, height: number, color: string, lineWidth: number): void {
    this.#push(`q ${rgb(color)} RG ${number(lineWidth)} w ${this.#rectangle(x, y, width, height)} S Q`)
  }

  /** Draws squares of one colour in a grid, as in a QR code. Neighbours in a row become one rectangle, so that no gaps are seen. */
  grid(rows: boolean[][], x: number, y: number, side: number): void {
    const cell = side / rows.length
    this.#push('0 0 0 rg')
    for (const [row, cells] of rows.entries()) {
      for (let start = 0; start < cells.length; start++) {
        if (!cells[start]) continue
        let end = start
        while (cells[end + 1]) end++
        this.#push(this.#rectangle(x + start * cell, y + row * cell, (end - start + 1) * cell, cell))
        start = end
      }
    }
    this.#push('f')
  }

  /** Draws lines through points, with round ends. A line of one point is a dot. */
  strokes(strokes: [number, number][][], color: string, lineWidth: number): void {
    this.#push(`q ${this.#pen(color, lineWidth)}`)
    for (const points of strokes) this.#push(this.#path(points))
    this.#push('Q')
  }

  /** Draws straight lines from point to point. */
  lines(points: [number, number][], color: string, lineWidth: number): void {
    const path = points.map((point, index) => `${this.#point(point)} ${index === 0 ? 'm' : 'l'}`)
    this.#push(`q ${this.#pen(color, lineWidth)} ${path.join(' ')} S Q`)
  }

  #pen(color: string, lineWidth: number): string {
    return this.#isEdge ? `${number(lineWidth + 2 * EDGE)} w` : `${rgb(color)} RG ${number(lineWidth)} w 1 J 1 j`
  }

  /** Draws a picture of ink on white paper. */
  picture(ink: Ink, x: number, y: number, width: number, height: number): void {
    // The paper of the picture is white already.
    if (this.#isEdge) return
    const name = `P${this.pictures.size + 1}`
    this.pictures.set(name, ink)
    const [across, up] = this.#direction
    const axes = [width * across, width * up, -height * up, height * across].map(number)
    this.#push(`q ${axes.join(' ')} ${this.#point([x, y + height])} cm /${name} Do Q`)
  }

  link(url: string, x: number, y: number, width: number, height: number): void {
    const left = this.#left + x
    this.links.push({ url, box: [left, this.size.height - y - height, left + width, this.size.height - y] })
  }

  /** Draws large text across the page, from the lower left to the upper right. */
  diagonal(line: Line, color: string): void {
    const angle = Math.atan2(this.size.height, this.size.width)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [x, y] = [this.size.width / 2 - (cos * line.width) / 2, this.size.height / 2 - (sin * line.width) / 2]
    const down = (line.pieces[0]?.size ?? 0) * 0.36
    const matrix = [cos, sin, -sin, cos, x + sin * down, y - cos * down].map(number)
    for (const piece of line.pieces) {
      const operators = this.#glyphs(piece)
      this.#push(`BT ${rgb(color)} rg ${matrix.join(' ')} Tm ${operators} ET`)
    }
  }

  #show(piece: Piece, x: number, baseline: number): void {
    const [across, up] = this.#direction
    const matrix = `${[across, up, -up, across].map(number).join(' ')} ${this.#point([x, baseline])}`
    if (this.#isEdge) {
      this.#push(`BT ${matrix} Tm ${this.#glyphs(piece)} ET`)
      return
    }
    const shown = `BT ${rgb(piece.color)} rg ${matrix} Tm ${this.#glyphs(piece)} ET`
    // This is not for text from right to left, because readers that use the glyphs in visual order would reverse it twice.
    const needsText = piece.isComplex && !piece.isRightToLeft
    this.#push(needsText ? `/Span << /ActualText ${textString(piece.text)} >> BDC ${shown} EMC` : shown)
  }

  /** Draws glyphs at the positions from shaping. A glyph does not always begin where the previous one ends. */
  #glyphs({ face, glyphs, size }: Piece): string {
    const font = this.#fontOf(face)
    this.fonts.add(font)
    const operators = [`/${this.#isEdge ? font.useForEdges() : font.name} ${number(size)} Tf`]
    let shown: string[] = []
    let raised = 0
    let pen = 0
    let drawn = 0
    const flush = () => {
      if (shown.length > 0) operators.push(`[${shown.join(' ')}] TJ`)
      shown = []
    }
    for (const glyph of glyphs) {
      const { code, width } = font.encode(glyph)
      if (glyph.dy !== raised) {
        flush()
        raised = glyph.dy
        operators.push(`${number((raised * size) / 1000)} Ts`)
      }
      const move = pen + glyph.dx - drawn
      if (Math.abs(move) > 0.5) {
        shown.push(number(-move))
        drawn += move
      }
      shown.push(`<${hexCode(code)}>`)
      drawn += width
      pen += glyph.advance
    }
    flush()
    if (raised !== 0) operators.push('0 Ts')
    return operators.join(' ').replaceAll('> <', '')
  }

  #box({ width, size, color }: Piece, x: number, baseline: number): void {
    const padding = size * 0.2
    const height = size * 1.15
    this.frame(x - padding, baseline - height * 0.8, width + 2 * padding, height, color, 0.5)
  }

  /** A curve through all points (Catmull-Rom), as smooth as the pen on the signing page. */
  #path(points: [number, number][]): string {
    const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
    const [first] = points
    if (!first) return ''
    if (points.length === 1) return `${this.#point(first)} m ${this.#point(first)} l S`
    const curves = points.slice(1).map((to, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
      const first: [number, number] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const second: [number, number] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `${this.#point(first)} ${this.#point(second)} ${this.#point(to)} c`
    })
    return `${this.#point(first)} m ${curves.join(' ')} S`
  }

  #point(point: [number, number]): string {
    const [x, y] = this.#place(...point)
    return `${number(this.#left + x)} ${number(this.size.height - y)}`
  }

  #rectangle(x: number, y: number, width: number, height: number): string {
    const [from, to] = [this.#place(x, y), this.#place(x + width, y + height)]
    const [left, bottom] = [Math.min(from[0], to[0]), Math.max(from[1], to[1])]
    const [wide, high] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
    return `${[this.#left + left, this.size.height - bottom, wide, high].map(number).join(' ')} re`
  }

  #push(operator: string): void {
    this.#operators.push(operator)
  }
}

/** Turns `#1c2422` into the numbers of a PDF. */
function rgb(color: string): string {
  return [1, 3, 5].map((start) => number(Number.parseInt(color.slice(start, start + 2), 16) / 255)).join(' ')
}
