import { openPdfium, type PdfiumFunctions } from './open-pdfium.ts'

const BYTES_PER_PIXEL = 4
const WHITE = 0xff_ff_ff_ff
/** The flag of PDFium that draws the annotations too. */
const ANNOTATIONS = 1

/** X, y, width and height, in pixels of the picture of the whole page. */
export type PixelArea = readonly [x: number, y: number, width: number, height: number]

/** The size of the picture of the whole page, in pixels. */
interface PictureSize {
  width: number
  height: number
}

interface Picture extends PictureSize {
  /** Only this area of the picture is drawn. */
  area: PixelArea
  annotations?: boolean
}

export interface DrawnPage {
  /** The height of the page, relative to its width. */
  ratio: number
  /** Returns the rectangles of the annotations, those that can't be seen too. */
  annotations: (picture: PictureSize) => PixelArea[]
  /** Returns the four bytes of each pixel of the area. */
  draw: (picture: Picture) => Buffer
}

/** Calls the function with a page of the file, and forgets the page afterwards. The first page is 1. @throws an error if PDFium can't draw it. */
export type PageDrawer = <T>(page: number, use: (page: DrawnPage) => T) => T

/**
 * Opens files to draw areas of their pages with PDFium.
 *
 * @throws an error if PDFium can't open one of the files.
 */
export async function openDrawers(...files: Uint8Array[]): Promise<PageDrawer[]> {
  const { functions: pdfium } = await openPdfium()
  return files.map((bytes) => open(pdfium, bytes))
}

function open(pdfium: PdfiumFunctions, bytes: Uint8Array): PageDrawer {
  const file = pdfium.malloc(bytes.length)
  if (file === 0) throw new Error('PDFium has no memory for the file.')
  new Uint8Array(pdfium.memory.buffer).set(bytes, file)
  const document = handleOf(pdfium.FPDF_LoadMemDocument(file, bytes.length, 0))
  return (number, use) => {
    const page = handleOf(pdfium.FPDF_LoadPage(document, number - 1))
    const draw = ({ width, height, area: [x, y, wide, high], annotations = false }: Picture) => {
      const bitmap = handleOf(pdfium.FPDFBitmap_Create(wide, high, 0))
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, wide, high, WHITE)
      pdfium.FPDF_RenderPageBitmap(bitmap, page, -x, -y, width, height, 0, annotations ? ANNOTATIONS : 0)
      const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
      const pixels = Buffer.from(pdfium.memory.buffer.slice(start, start + BYTES_PER_PIXEL * wide * high))
      pdfium.FPDFBitmap_Destroy(bitmap)
      return pixels
    }
    const ratio = pdfium.FPDF_GetPageHeight(page) / pdfium.FPDF_GetPageWidth(page)
    const result = use({ ratio, annotations: (picture) => annotationsOf(pdfium, page, picture), draw })
    pdfium.FPDF_ClosePage(page)
    return result
  }
}

function handleOf(handle: number): number {
  if (handle === 0) throw new Error('PDFium can not draw the page.')
  return handle
}

function annotationsOf(pdfium: PdfiumFunctions, page: number, { width, height }: PictureSize): PixelArea[] {
  const count = pdfium.FPDFPage_GetAnnotCount(page)
  const results = pdfium.malloc(16)
  const areas = Array.from({ length: count }, (_, index): PixelArea => {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index)
    const isFound = pdfium.FPDFAnnot_GetRect(annotation, results)
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.memory.buffer, results, 4)
    pdfium.FPDFPage_CloseAnnot(annotation)
    if (!isFound) return [0, 0, width, height]
    const at = (x: number, y: number) => {
      pdfium.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, results, results + 4)
      return [...new Int32Array(pdfium.memory.buffer, results, 2)] as [number, number]
    }
    const [[x1, y1], [x2, y2]] = [at(left, top), at(right, bottom)]
    return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x1 - x2), Math.abs(y1 - y2)]
  })
  pdfium.free(results)
  return areas
}
