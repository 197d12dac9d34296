import { handmadePdf, stream } from './handmade-pdf.ts'

type Objects = Record<number, string | Buffer>

/** The number of the first field. */
const FIRST = 10

interface Form {
  /** The objects of the fields, from number 10. All are in the form and on the page if nothing else is said. */
  fields: string[]
  /** The numbers of the roots of the form. */
  roots?: number[]
  /** The numbers of the annotations of the page. */
  shown?: number[]
  /** More entries of the form, of the page and of the catalog. */
  form?: string
  onPage?: string
  catalog?: string
  more?: Objects
}

/** Returns the objects of a PDF with a form and one page of 200 × 400 points. The page is object 3, and object 5 is the look of a button. */
export function objectsOfForm({ fields, form = '', onPage = '', catalog = '', more = {}, ...lists }: Form): Objects {
  const numbers = fields.map((_, index) => FIRST + index)
  const { roots = numbers, shown = numbers } = lists
  return {
    1: `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Contents 4 0 R /Resources << >> /Annots [${references(shown)}] ${onPage} >>`,
    4: stream('', Buffer.from('0 0 m 100 100 l S')),
    5: stream('/Type /XObject /Subtype /Form /BBox [0 0 16 16]', Buffer.from('4 4 8 8 re f')),
    6: `<< /Fields [${references(roots)}] /DA (/Helv 0 Tf) ${form} >>`,
    ...Object.fromEntries(fields.map((field, index) => [FIRST + index, field])),
    ...more,
  }
}

export const handmadeForm = (form: Form): Buffer => handmadePdf(objectsOfForm(form))

/** A widget that covers the box { x: 0.1, y: 0.7, width: 0.25, height: 0.2 }. */
export const widget = (entries: string) => `<< /Type /Annot /Subtype /Widget /F 4 /Rect [20 40 70 120] ${entries} >>`

/** A button whose chosen state has this name. It covers the box { x: 0.1, y: 0.9, width: 0.05, height: 0.025 }, moved to the right by `place`. */
export const button = (state: string, entries: string, place = 0) =>
  `<< /Type /Annot /Subtype /Widget /F 4 /Rect [${20 + 20 * place} 30 ${30 + 20 * place} 40] /AP << /N << /${state} 5 0 R /Off 5 0 R >> >> ${entries} >>`

const references = (numbers: number[]) => numbers.map((number) => `${number} 0 R`).join(' ')
