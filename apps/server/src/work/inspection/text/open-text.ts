import type { TextPlace } from '#platform/pdf/facts/inspection.ts'
import { openPdfium, type PdfiumFunctions } from '#platform/pdf/pdfium/open-pdfium.ts'
import { ClippedText } from './clipped-text.ts'
import { MISSING, readableText } from './readable-text.ts'

export interface PageOfText {
  text: string
  /** Returns where these characters of `text` stand. If they go on in the next line, returns only the place of the part in the first line. */
  placeOf: (start: number, end: number) => TextPlace
}

export interface TextReader {
  pages: number
  /** Reads one page, and forgets it afterwards. Pages count from 1. */
  read: (page: number, use: (text: PageOfText) => void) => void
}

/** PDFium answers a place on the page in whole pixels of a picture, so the picture is very large. */
const PICTURE = 10_000_000

/**
 * Reads the text of a PDF as its viewers know it, with PDFium.
 *
 * @throws an error if PDFium can't open the file.
 */
export async function openText(bytes: Uint8Array): Promise<TextReader> {
  const { functions: pdfium } = await openPdfium()
  const file = pdfium.malloc(bytes.length)
  if (file === 0) throw new Error('PDFium has no memory for the file.')
  // The memory moves when it grows, so its buffer is read anew each time.
  new Uint8Array(pdfium.memory.buffer).set(bytes, file)
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, 0)
  if (document === 0) throw new Error('PDFium can not open the file.')
  // Four numbers for the results of its functions.
  const results = pdfium.malloc(16)
  return {
    pages: pdfium.FPDF_GetPageCount(document),
    read: (number, use) => {
      const page = pdfium.FPDF_LoadPage(document, number - 1)
      // A page that viewers can not show has no text either.
      if (page === 0) return
      const text = pdfium.FPDFText_LoadPage(page)
      if (text !== 0) use(pageOf(pdfium, { page, text, number, results }))
      pdfium.FPDFText_ClosePage(text)
      pdfium.FPDF_ClosePage(page)
    },
  }
}

interface Handles {
  page: number
  text: number
  number: number
  results: number
}

function pageOf(pdfium: PdfiumFunctions, handles: Handles): PageOfText {
  const { text, indexes, lineStarts } = readableText(codePointsOf(pdfium, handles))
  return {
    text,
    placeOf: (start, end) => {
      let lineEnd = start + 1
      while (lineEnd < end && !lineStarts.has(lineEnd)) lineEnd++
      const corners = indexes
        .slice(start, lineEnd)
        // PDFium adds spaces that have no place on the page.
        .flatMap((index, at) => (text[start + at] === ' ' ? [] : cornersOf(pdfium, handles, index)))
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
      const [x, y] = [least(xs), least(ys)]
      const pageSize = {
        width: pdfium.FPDF_GetPageWidth(handles.page),
        height: pdfium.FPDF_GetPageHeight(handles.page),
      }
      return {
        page: handles.number,
        x,
        y,
        width: -least(xs.map((at) => -at)) - x,
        height: -least(ys.map((at) => -at)) - y,
        pageSize,
      }
    },
  }
}

/** A character that is clipped away is as if it were missing. One in white, or without paint as above a scan, has a place that people see. */
function* codePointsOf(pdfium: PdfiumFunctions, { text, results }: Handles): Generator<number> {
  const count = pdfium.FPDFText_CountChars(text)
  const clipped = new ClippedText(pdfium, text, results)
  for (let index = 0; index < count; index++)
    yield clipped.has(index) ? MISSING : pdfium.FPDFText_GetUnicode(text, index)
}

/** The box of a character by its font, and not by its ink: an underscore then begins as high as a letter. */
function cornersOf(pdfium: PdfiumFunctions, { page, text, results }: Handles, index: number): [number, number][] {
  if (!pdfium.FPDFText_GetLooseCharBox(text, index, results)) return []
  const [left, top, right, bottom] = new Float32Array(pdfium.memory.buffer, results, 4)
  const corners: [number, number][] = [
    [left!, top!],
    [right!, bottom!],
  ]
  return corners.map(([x, y]) => {
    pdfium.FPDF_PageToDevice(page, 0, 0, PICTURE, PICTURE, 0, x, y, results, results + 4)
    const [column, row] = new Int32Array(pdfium.memory.buffer, results, 2)
    return [column! / PICTURE, row! / PICTURE]
  })
}

function least(numbers: number[]): number {
  return numbers.reduce((smallest, number) => Math.min(smallest, number), Infinity)
}
