import type { FieldBox } from '@paraph/contract'
import { openPdfium, type PdfiumFunctions } from '#platform/pdf/open-pdfium.ts'

/** The pixels of the width of a page, and the most of its height. */
const [WIDTH, HIGHEST] = [200, 2000]
const BYTES_PER_PIXEL = 4
const WHITE = 0xff_ff_ff_ff

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
    const { functions: pdfium } = await openPdfium()
    const [then, now] = [open(pdfium, before), open(pdfium, after)]
    return marks.find((mark) => draw(pdfium, then, mark).equals(draw(pdfium, now, mark)))?.page
  } catch {
    // Other programs may still draw it.
    return undefined
  }
}

function open(pdfium: PdfiumFunctions, bytes: Uint8Array): number {
  const file = pdfium.malloc(bytes.length)
  if (file === 0) throw new Error('PDFium has no memory for the file.')
  new Uint8Array(pdfium.memory.buffer).set(bytes, file)
  return handleOf(pdfium.FPDF_LoadMemDocument(file, bytes.length, 0))
}

/** Returns the pixels in the box of the mark. */
function draw(pdfium: PdfiumFunctions, document: number, { page: number, box }: Mark): Buffer {
  const page = handleOf(pdfium.FPDF_LoadPage(document, number - 1))
  const ratio = pdfium.FPDF_GetPageHeight(page) / pdfium.FPDF_GetPageWidth(page)
  const height = Math.ceil(Math.min(HIGHEST, WIDTH * ratio))
  const [left, top] = [Math.floor(box.x * WIDTH), Math.floor(box.y * height)]
  const [wide, high] = [Math.ceil(box.width * WIDTH), Math.ceil(box.height * height)]
  const bitmap = handleOf(pdfium.FPDFBitmap_Create(wide, high, 0))
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, wide, high, WHITE)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, WIDTH, height, 0, 0)
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const pixels = Buffer.from(pdfium.memory.buffer.slice(start, start + BYTES_PER_PIXEL * wide * high))
  pdfium.FPDFBitmap_Destroy(bitmap)
  pdfium.FPDF_ClosePage(page)
  return pixels
}

function handleOf(handle: number): number {
  if (handle === 0) throw new Error('PDFium can not draw the page.')
  return handle
}
