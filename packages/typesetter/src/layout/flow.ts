import { type PageSize, papers } from './papers.ts'
import type { Canvas } from '../pdf/canvas.ts'
import type { PdfDocument } from '../pdf/document.ts'

export const PAGE_MARGIN = 57
/** The width of the text, on every paper. On wider paper, the margins are wider. */
export const WIDTH = papers.A4.width - 2 * PAGE_MARGIN
const TOP = 62
const BOTTOM_MARGIN = 66

/** A part of the content that is never cut over two pages, such as a line. */
export interface Strip {
  height: number
  draw?: (canvas: Canvas, y: number) => void
}

/** Fills pages from top to bottom. */
export class Flow {
  readonly #document: PdfDocument
  readonly #paper: PageSize
  readonly #bottom: number
  /** Drawn on each page before its content. */
  readonly #background: (canvas: Canvas) => void
  #canvas: Canvas | undefined
  #y = TOP

  constructor(document: PdfDocument, paper: PageSize, background: (canvas: Canvas) => void) {
    this.#document = document
    this.#paper = paper
    this.#bottom = paper.height - BOTTOM_MARGIN
    this.#background = background
  }

  /** Adds strips. A page ends only between two of them. */
  add(strips: Strip[], onNewPage: Strip[] = []): void {
    for (const strip of strips) {
      if (!this.#fits(strip.height)) {
        this.#turn()
        for (const repeated of onNewPage) this.#draw(repeated)
      }
      this.#draw(strip)
    }
  }

  /** Adds strips on one page, if one page has room for them. */
  addTogether(strips: Strip[]): void {
    const height = heightOf(strips)
    if (!this.#fits(height) && height <= this.#bottom - TOP) this.#turn()
    this.add(strips)
  }

  /** Begins a new page if less than this height is left, so that a heading is not alone at the end of a page. */
  need(height: number): void {
    if (!this.#fits(Math.min(height, this.#bottom - TOP))) this.#turn()
  }

  #fits(height: number): boolean {
    return this.#canvas !== undefined && this.#y + height <= this.#bottom
  }

  #turn(): void {
    this.#canvas = this.#document.addPage(this.#paper, (this.#paper.width - papers.A4.width) / 2)
    this.#y = TOP
    this.#background(this.#canvas)
  }

  #draw({ height, draw }: Strip): void {
    // Space is not needed at the top of a page.
    if (!draw && this.#y === TOP) return
    draw?.(this.#canvas!, this.#y)
    this.#y += height
  }
}

export function heightOf(strips: Strip[]): number {
  return strips.reduce((sum, { height }) => sum + height, 0)
}

export function space(height: number): Strip {
  return { height }
}
