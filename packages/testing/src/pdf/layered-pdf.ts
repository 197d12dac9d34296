import { handmadePdf, stream } from './handmade-pdf.ts'

export interface Layered {
  /** The default configuration of the layers. */
  configuration?: string
  /** Other entries of the properties of the layers. */
  properties?: string
  /** The entries of the layer “Price”, which is object 6. */
  layer?: string
  /** What refers to the layer. Object 7 may be a combination of layers. */
  reference?: string
  content?: string
  /** The entries of the annotation, which is object 8. Its appearance is object 9. */
  annotation?: string
  more?: Record<number, string | Buffer>
}

const RECT = '/Rect [10 10 100 30]'
const text = 'BT /F 12 Tf 20 100 Td (9000 EUR) Tj ET'
export const layered = `/OC /L BDC ${text} EMC`
export const form = (content: string, entries = '') =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 90 20] ${entries}`, Buffer.from(content))
const drawsText = form(text, '/Resources << /Font << /F 5 0 R >> >>')

/** Returns a contract of one page that says 5000 EUR, with a layer and an annotation. */
export function layeredPdf({
  configuration = '',
  properties = '',
  layer = '',
  reference = '6 0 R',
  content = layered,
  annotation,
  more = {},
}: Layered): Buffer {
  const resources = `<< /Properties << /L ${reference} >> /XObject << /X 9 0 R >> /Font << /F 5 0 R >> >>`
  const annotations = annotation === undefined ? '' : '/Annots [8 0 R]'
  return handmadePdf({
    1: `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << ${configuration} >> ${properties} >> >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources ${resources} ${annotations} >>`,
    4: stream('', Buffer.from(`BT /F 12 Tf 20 200 Td (5000 EUR) Tj ET ${content}`)),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    6: `<< /Type /OCG /Name (Price) ${layer} >>`,
    ...(annotation !== undefined && {
      8: `<< /Type /Annot ${annotation.includes('/Rect') ? '' : RECT} ${annotation} >>`,
    }),
    9: drawsText,
    ...more,
  })
}
