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

/** Draws a page, and returns a function that finds the ink in an area of it. Lengths are in points, from the upper left corner of the visible page. */
export async function inkOf(
  pdf: Uint8Array,
  page: number,
  size: { width: number; height: number },
  { renderFormFields = false } = {},
) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const [width, height] = [Math.round(size.width * SCALE), Math.round(size.height * SCALE)]
  const { data } = await document.getPage(page - 1).render({ width, height, render: 'bitmap', renderFormFields })
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [a, b, c] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!]
    return Math.min(a, b, c) < DARK ? 1 : 0
  })
  document.destroy()
  library.destroy()
  return {
    /** Returns the smallest area with all ink of the given one. Undefined if it has no ink. */
    within(area: Area): Area | undefined {
      let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
      const clamp = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value * SCALE)))
      for (let y = clamp(area.y, height); y < clamp(area.y + area.height, height); y++) {
        for (let x = clamp(area.x, width); x < clamp(area.x + area.width, width); x++) {
          if (!pixels[y * width + x]) continue
          ;[left, right] = [Math.min(left, x), Math.max(right, x)]
          ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
        }
      }
      if (right < 0) return undefined
      const edges = [left, top, right + 1 - left, bottom + 1 - top].map((value) => value / SCALE)
      return { x: edges[0]!, y: edges[1]!, width: edges[2]!, height: edges[3]! }
    },
    /** Returns the number of pixels with ink outside the areas. */
    outside(areas: Area[]): number {
      const isInside = (x: number, y: number) =>
        areas.some((area) => x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height)
      let count = 0
      for (const [at, ink] of pixels.entries()) {
        if (ink && !isInside(((at % width) + 0.5) / SCALE, (Math.floor(at / width) + 0.5) / SCALE)) count++
      }
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
