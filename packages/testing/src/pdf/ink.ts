import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Pixels for each point. */
const SCALE = 4
/** A pixel is ink if it is darker than this. */
const DARK = 200

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

let library: Promise<PDFiumLibrary> | undefined
/** The last file. Tests look at many of its pages, and to read a file takes longer than to draw a page. */
let last: { pdf: Uint8Array; document: Document } | undefined
let drawn: Promise<unknown> = Promise.resolve()

async function open(pdf: Uint8Array): Promise<Document> {
  if (last?.pdf === pdf) return last.document
  library ??= PDFiumLibrary.init()
  last?.document.destroy()
  last = undefined
  const document = await (await library).loadDocument(pdf)
  last = { pdf, document }
  return document
}

/** Draws a page, and returns a function that finds the ink in an area of it. Lengths are in points, from the upper left corner of the visible page. */
export function inkOf(...args: Parameters<typeof draw>): ReturnType<typeof draw> {
  // One after the other, because a file is closed when the next one is opened.
  const ink = drawn.then(() => draw(...args))
  drawn = ink.catch(() => {})
  return ink
}

async function draw(
  pdf: Uint8Array,
  page: number,
  size: { width: number; height: number },
  { renderFormFields = false } = {},
) {
  const document = await open(pdf)
  const [width, height] = [Math.round(size.width * SCALE), Math.round(size.height * SCALE)]
  const { data } = await document.getPage(page - 1).render({ width, height, render: 'bitmap', renderFormFields })
  // A page has millions of pixels, so these loops call no function for each.
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at++) {
    if (data[4 * at]! < DARK || data[4 * at + 1]! < DARK || data[4 * at + 2]! < DARK) pixels[at] = 1
  }
  return {
    /** Returns the smallest area that contains all ink of the given area, or undefined if the given area has no ink. */
    within(area: Area): Area | undefined {
      let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
      const clamp = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value * SCALE)))
      const [from, to] = [clamp(area.x, width), clamp(area.x + area.width, width)]
      const end = clamp(area.y + area.height, height)
      for (let y = clamp(area.y, height); y < end; y++) {
        const row = pixels.subarray(y * width + from, y * width + to)
        const [first, last] = [row.indexOf(1), row.lastIndexOf(1)]
        if (first < 0) continue
        ;[left, right] = [Math.min(left, from + first), Math.max(right, from + last)]
        ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
      }
      if (right < 0) return undefined
      const edges = [left, top, right + 1 - left, bottom + 1 - top].map((value) => value / SCALE)
      return { x: edges[0]!, y: edges[1]!, width: edges[2]!, height: edges[3]! }
    },
    /** Returns the number of pixels with ink outside the areas. */
    outside(areas: Area[]): number {
      const rest = pixels.slice()
      // A pixel is inside if its middle is.
      const first = (from: number) => Math.max(0, Math.ceil(from * SCALE - 0.5))
      const after = (to: number, max: number) => Math.min(max, Math.floor(to * SCALE - 0.5) + 1)
      for (const area of areas) {
        const [left, right] = [first(area.x), after(area.x + area.width, width)]
        const bottom = after(area.y + area.height, height)
        for (let y = first(area.y); y < bottom; y++) rest.fill(0, y * width + left, y * width + Math.max(left, right))
      }
      let count = 0
      for (let at = 0; at < rest.length; at++) count += rest[at]!
      return count
    },
  }
}

/** Enlarges an area on each side. */
export const around = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The box of a field in points. */
export const inPoints = (box: Area, size: { width: number; height: number }): Area => ({
  x: box.x * size.width,
  y: box.y * size.height,
  width: box.width * size.width,
  height: box.height * size.height,
})

/** The largest distance between the edges of two areas. */
export function distance(a: Area, b: Area): number {
  const edges = ({ x, y, width, height }: Area) => [x, y, x + width, y + height]
  return Math.max(...edges(a).map((edge, at) => Math.abs(edge - edges(b)[at]!)))
}
