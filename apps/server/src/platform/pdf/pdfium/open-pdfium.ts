import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Bytes that one WebAssembly program may use. The limit of JavaScript objects does not count them. */
const MAX_MEMORY = 256 * 1024 * 1024
const PAGE_OF_MEMORY = 64 * 1024

// WebAssembly programs grow their memory by this function. PDFium fails for a document that needs more.
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE_OF_MEMORY > MAX_MEMORY) throw new RangeError('The memory limit is reached.')
  return grow.call(this, pages)
}

// The programs also write each failure to the console. This is silenced, because the log gets the error itself.
Object.assign(console, { error: () => {} })

export async function compileWebAssembly(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(file))))
}

const pdfium = await compileWebAssembly('@hyzyla/pdfium/pdfium.wasm')

/** The functions of PDFium for the text of pages, and for pages without their annotations. Its package wraps none of them. The numbers are handles, addresses and coordinates. */
export interface PdfiumFunctions {
  memory: WebAssembly.Memory
  malloc: (bytes: number) => number
  free: (address: number) => void
  FPDF_LoadMemDocument: (address: number, bytes: number, password: number) => number
  FPDF_GetPageCount: (document: number) => number
  FPDF_LoadPage: (document: number, index: number) => number
  FPDF_ClosePage: (page: number) => void
  FPDF_GetPageWidth: (page: number) => number
  FPDF_GetPageHeight: (page: number) => number
  FPDFPage_GetAnnotCount: (page: number) => number
  FPDFPage_GetAnnot: (page: number, index: number) => number
  FPDFPage_CloseAnnot: (annotation: number) => void
  /** The result is left, top, right and bottom, in the space of the page. */
  FPDFAnnot_GetRect: (annotation: number, result: number) => number
  FPDF_PageToDevice: (...of: [page: number, ...area: Area, turn: number, ...point: Pair, ...results: Pair]) => number
  FPDFBitmap_Create: (width: number, height: number, hasAlpha: number) => number
  FPDFBitmap_Destroy: (bitmap: number) => void
  FPDFBitmap_FillRect: (...of: [bitmap: number, ...area: Area, color: number]) => void
  FPDFBitmap_GetBuffer: (bitmap: number) => number
  FPDF_RenderPageBitmap: (...of: [bitmap: number, page: number, ...area: Area, turn: number, flags: number]) => void
  FPDFText_LoadPage: (page: number) => number
  FPDFText_ClosePage: (text: number) => void
  FPDFText_CountChars: (text: number) => number
  FPDFText_GetUnicode: (text: number, index: number) => number
  FPDFText_GetLooseCharBox: (text: number, index: number, result: number) => number
  FPDFText_GetTextObject: (text: number, index: number) => number
  FPDFPageObj_GetBounds: (...of: [object: number, left: number, bottom: number, right: number, top: number]) => number
  FPDFPageObj_GetClipPath: (object: number) => number
  FPDFClipPath_CountPaths: (clip: number) => number
  FPDFClipPath_CountPathSegments: (clip: number, path: number) => number
  FPDFClipPath_GetPathSegment: (clip: number, path: number, index: number) => number
  FPDFPathSegment_GetPoint: (segment: number, x: number, y: number) => number
}

type Area = [x: number, y: number, width: number, height: number]
type Pair = [x: number, y: number]

/**
 * Opens PDFium for one document, so that a document that breaks it does not affect the next one. Only a process of its own may call this, because a
 * malicious PDF can take any amount of time.
 */
export async function openPdfium(): Promise<{ library: PDFiumLibrary; functions: PdfiumFunctions }> {
  let functions: object | undefined
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, onInstance) => {
      const instance = new WebAssembly.Instance(pdfium, imports)
      functions = instance.exports
      onInstance(instance as never)
      return instance.exports
    },
  })
  return { library, functions: functions as PdfiumFunctions }
}
