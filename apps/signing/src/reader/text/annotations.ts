import type { PDFDocumentProxy, PDFPageProxy } from '../file/pdf.ts'

/** The most annotations of one page, such as fields, notes and links. A form has some dozens on a page. */
const MAX_ANNOTATIONS = 500

/** Flags of an annotation (ISO 32000-2, table 167). */
const [HIDDEN, NO_VIEW] = [2, 32]

/** What pdf.js says about an annotation. All values come from the file. */
export interface Annotation {
  subtype?: string
  rect: [number, number, number, number]
  annotationFlags?: number
  /** The layer of the PDF to which it belongs. */
  oc?: object | null
  hasAppearance?: boolean
  /** The lines that its appearance draws. pdf.js reads them only of text fields and of text boxes. */
  textContent?: string[]
  contentsObj?: { str: string }
  titleObj?: { str: string }
  /** The state of a review, which is no note. */
  state?: unknown
  url?: string
  dest?: string | unknown[] | null
  overlaidText?: string
  file?: { filename?: string }
  fieldType?: 'Tx' | 'Ch' | 'Btn' | 'Sig' | null
  fieldName?: string
  fieldValue?: string | string[] | null
  alternativeText?: string
  password?: boolean
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string | null
  options?: { exportValue: string | null; displayValue: string | null }[]
}

export interface PageAnnotations {
  annotations: Annotation[]
  /** True if the page has more than these. */
  isCut: boolean
}

/** Returns the annotations that belong to what the page shows: none that is hidden, in a hidden layer, or outside of the page. */
export async function annotationsOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageAnnotations> {
  const all = (await page.getAnnotations({ intent: 'display' })) as (Annotation & { rect: number[] | null })[]
  const layers = all.some(({ oc }) => oc) ? await pdf.getOptionalContentConfig({ intent: 'display' }) : undefined
  const [left, bottom, right, top] = page.view as Annotation['rect']
  const shown = all.filter(({ rect, annotationFlags = 0, oc }) => {
    if (!rect || annotationFlags & (HIDDEN | NO_VIEW) || (oc && !layers!.isVisible(oc))) return false
    const [x1, y1, x2, y2] = rect
    return x2 > x1 && y2 > y1 && x1 < right && x2 > left && y1 < top && y2 > bottom
  })
  return { annotations: shown.slice(0, MAX_ANNOTATIONS), isCut: shown.length > MAX_ANNOTATIONS }
}
