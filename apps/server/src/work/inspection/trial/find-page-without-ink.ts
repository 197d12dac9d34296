import type { FieldBox } from '@paraph/contract'
import { openDrawers, type PageDrawer } from '#platform/pdf/pdfium/draw-areas.ts'

/** The pixels of the width of a page, and the most of its height. */
const [WIDTH, HIGHEST] = [200, 2000]

/** Something that was drawn on a page. */
interface Mark {
  page: number
  box: FieldBox
}

/**
 * Returns the first page on which PDFium shows the same in the box of a mark as before the mark was drawn. Undefined if there is none, or if PDFium can't
 * draw the file at all. Annotations are left out, because people see them above the values in the original too.
 */
export async function findPageWithoutInk(
  before: Uint8Array,
  after: Uint8Array,
  marks: Mark[],
): Promise<number | undefined> {
  try {
    const [then, now] = await openDrawers(before, after)
    return marks.find((mark) => draw(then!, mark).equals(draw(now!, mark)))?.page
  } catch {
    // Other programs may still draw it.
    return undefined
  }
}

/** Returns the pixels in the box of the mark. */
function draw(drawer: PageDrawer, { page, box }: Mark): Buffer {
  return drawer(page, ({ ratio, draw }) => {
    const height = Math.ceil(Math.min(HIGHEST, WIDTH * ratio))
    const [left, top] = [Math.floor(box.x * WIDTH), Math.floor(box.y * height)]
    return draw({
      width: WIDTH,
      height,
      area: [left, top, Math.ceil(box.width * WIDTH), Math.ceil(box.height * height)],
    })
  })
}
