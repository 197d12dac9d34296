import { type Canvas, PAGE_SIZE } from '../pdf/canvas.ts'
import type { PdfDocument } from '../pdf/document.ts'

export const PAGE_MARGIN = 57
export const WIDTH = PAGE_SIZE.width - 2 * PAGE_MARGIN
const TOP = 62
const BOTTOM = PAGE_SIZE.height - 66
export const BODY_HEIGHT = BOTTOM - TOP

/** A part of the content that is never cut over two pages, such as a line. */
export interface Strip {
  height: number
  draw?: (canvas: Canvas, y: number) => void
}

/** Fills pages from top to bottom. */
export class Flow {
  readonly #document: PdfDocument
  /** Drawn on each page before its content. */
  readonly #background: (canvas: Canvas) => void
  #canvas: Canvas | undefined
  #y = TOP

  constructor(document: PdfDocument, background: (canvas: Canvas) => void) {
    this.#document = document
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
    if (!this.#fits(height) && height <= BODY_HEIGHT) this.#turn()
    this.add(strips)
  }

  /** Begins a new page if less than this height is left, so that a heading is not alone at the end of a page. */
  need(height: number): void {
    if (!this.#fits(Math.min(height, BODY_HEIGHT))) this.#turn()
  }

  #fits(height: number): boolean {
    return this.#canvas !== undefined && this.#y + height <= BOTTOM
  }

  #turn(): void {
    this.#canvas = this.#document.addPage()
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
