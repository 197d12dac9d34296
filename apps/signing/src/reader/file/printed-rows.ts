import { canReadCanvas } from '../../browser/picture.ts'

/** A page is measured in this many rows of equal height. A line of text has about one. */
export const ROWS = 50

/** The height and width of the picture in which ink is searched. Larger pictures take longer, and smaller ones lose thin lines. */
const [HEIGHT, WIDTH] = [ROWS * 8, 280]
/** How much a colour of 256 must differ from the paper. The grey of a scanned sheet differs less. */
const TOLERANCE = 24

/** Returns for each row of a drawn page how much of its width has ink. On an empty page, and where the browser hides what it has drawn, all rows are equal. */
export function printedRows(page: HTMLCanvasElement): number[] {
  const found = canReadCanvas() ? findInk(page) : []
  return found.some((ink) => ink > 0) ? found : equalRows(ROWS)
}

export const equalRows = (count: number) => Array.from({ length: count }, () => 1)

function findInk(page: HTMLCanvasElement): number[] {
  const small = document.createElement('canvas')
  ;[small.width, small.height] = [WIDTH, HEIGHT]
  const context = small.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  try {
    context.drawImage(page, 0, 0, WIDTH, HEIGHT)
  } catch {
    // The drawing has ended, so its canvas is empty.
    return []
  }
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
  const bytes = data.length / ROWS
  return Array.from({ length: ROWS }, (_, row) => {
    const columns = new Set<number>()
    for (let index = row * bytes; index < (row + 1) * bytes; index++) {
      // The first pixel is paper, because no page has ink in its corner.
      if (Math.abs(data[index]! - data[index % 4]!) > TOLERANCE) columns.add(Math.floor(index / 4) % WIDTH)
    }
    return columns.size
  })
}
