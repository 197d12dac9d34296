import type { FieldBox, Language } from '@paraph/contract'
import type { PageFooters } from '@paraph/verify'
import { openDrawers, type DrawnPage, type PageDrawer, type PixelArea } from '#platform/pdf/pdfium/draw-areas.ts'
import { type PageSizes, sizeOfPage } from '#platform/pdf/facts/page-sizes.ts'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import type { Rectangle } from '@paraph/typesetter/pdf/canvas.ts'
import { LOOKING_TIME } from './footer-rules.ts'
import { footerBox, setFooter } from './set-footer.ts'

export interface RoomTask {
  /** The file as it was uploaded. */
  bytes: Uint8Array
  document: { id: string; language: Language; file: { pages: number } }
  pageSizes: PageSizes
  /** The boxes of the fields, by the number of the page. */
  boxes: ReadonlyMap<number, FieldBox[]>
}

/** Pixels for each point. A thin line is seen at this size. */
const SCALE = 2
/** The largest difference of two pixels of plain paper, in each colour. A scan of plain paper has some. */
const TOLERANCE = 16

/**
 * Looks on each page for a place where the footer covers nothing: in the lower margin, else in the upper one. The place must have one colour, so it is
 * plain paper, and no field may be there. PDFium draws only these places.
 */
export default async function findRoom({ bytes, document, pageSizes, boxes }: RoomTask): Promise<PageFooters> {
  const found: PageFooters = { bottom: [], top: [] }
  const end = performance.now() + LOOKING_TIME
  const { pages } = document.file
  // The last page has the longest text.
  const line = await setFooter(document, pages)
  let drawer: PageDrawer | undefined
  for (let page = 1; page <= pages; page++) {
    if (performance.now() > end) return { ...found, withheld: 'too_slow' }
    const size = sizeOfPage(pageSizes, page)
    if (!size) continue
    try {
      drawer ??= (await openDrawers(bytes))[0]!
      const edge = drawer(page, (drawn) =>
        (['bottom', 'top'] as const).find((edge) => {
          const box = footerBox(size, edge, line)
          return isOn(box, size) && !isTaken(box, size, boxes.get(page)) && isPlain(drawn, box, size)
        }),
      )
      if (edge) found[edge].push(page)
    } catch {
      // PDFium can be broken after an error, so the next page gets a new one.
      drawer = undefined
      found.withheld = 'not_drawn'
    }
  }
  return found
}

function isOn([x, y, width, height]: Rectangle, page: PageSize): boolean {
  return x >= 0 && y >= 0 && x + width <= page.width && y + height <= page.height
}

function isTaken(place: Rectangle, { width, height }: PageSize, boxes: FieldBox[] = []): boolean {
  return boxes.some((box) => overlap([box.x * width, box.y * height, box.width * width, box.height * height], place))
}

/** Annotations are drawn above the footer. So none may be there, even if it can't be seen on plain paper, or is drawn beside its rectangle. */
function isPlain({ draw, annotations }: DrawnPage, [x, y, width, height]: Rectangle, page: PageSize): boolean {
  const [left, top] = [Math.floor(x * SCALE), Math.floor(y * SCALE)]
  const area: PixelArea = [left, top, Math.ceil((x + width) * SCALE) - left, Math.ceil((y + height) * SCALE) - top]
  const picture = { width: Math.round(page.width * SCALE), height: Math.round(page.height * SCALE), area }
  const pixels = draw(picture)
  if (!hasOneColor(pixels)) return false
  const above = annotations(picture)
  if (above.length === 0) return true
  return !above.some((one) => overlap(one, area)) && pixels.equals(draw({ ...picture, annotations: true }))
}

function overlap([x, y, width, height]: PixelArea, [left, top, wide, high]: PixelArea): boolean {
  return x <= left + wide && x + width >= left && y <= top + high && y + height >= top
}

function hasOneColor(pixels: Buffer): boolean {
  // The fourth byte of a pixel is not used.
  for (let channel = 0; channel < 3; channel++) {
    let [low, high] = [255, 0]
    for (let at = channel; at < pixels.length; at += 4) {
      const value = pixels[at]!
      if (value < low) low = value
      if (value > high) high = value
    }
    if (high - low > TOLERANCE) return false
  }
  return true
}
