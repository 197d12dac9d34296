import { appendRevision, trailerOf } from '../forgery.support.ts'

const CLAUSE = 'and pay 1 000 000'
export const clause = `BT /F 12 Tf 60 650 Td (${CLAUSE}) Tj ET`

type Objects = Record<number, string>
type Sealed = ReturnType<typeof trailerOf>

/** An attack with an original that is prepared for it. */
export interface Shadow {
  catalog?: string
  pages?: string
  page?: string
  resources?: string
  content?: string
  contents?: string
  objects?: Objects
  /** Lines of the cross-references after those of the objects. `at` is where an object begins. */
  references?: (at: (object: number) => number) => string
  /** The objects that are added after the seal, or all that is added. */
  after: (sealed: Sealed, pdf: Uint8Array) => Objects | Uint8Array
}

export const stream = (entries: string, content: string) =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`
const drawing = (content: string) =>
  stream('/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F 5 0 R >> >>', content)

/** The objects from 10 on: what can be shown instead of nothing. */
const shown: Objects = {
  10: drawing(clause),
  11: drawing(clause.replace('000 000', '000')),
  12: '<< /ca 1 >>',
  13: '<< /ca 0 >>',
  14: '<< /Type /OCG /Name (a) >>',
  15: '<< /Type /OCG /Name (b) >>',
  16: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>',
  17: stream(
    '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
    '0 0 9 9 re f',
  ),
  18: '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 >> >>',
  19: '<< /Type /OCG >>',
}

/** Object 1 is the catalog, 2 the tree of pages, 3 the page, 4 its content, 5 a font. Number 6 is for what is shared, and has no use of its own. */
export function originalOf(shadow: Shadow): Uint8Array {
  const { catalog = '', pages = '', page = '', resources = '', content = '', contents = '4 0 R' } = shadow
  const own = page.includes('/Resources') || pages.includes('/Resources')
  const objects: Objects = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages /Kids [3 0 R] /Count 1 ${pages} >>`,
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${contents} ${own ? '' : `/Resources << /Font << /F 5 0 R >> ${resources} >>`} ${page} >>`,
    4: stream('', `BT /F 12 Tf 60 700 Td (I sign) Tj ET ${content}`),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...shown,
    ...shadow.objects,
  }
  let text = '%PDF-1.7\n'
  const at = new Map<number, number>()
  for (const [number, value] of Object.entries(objects)) {
    at.set(Number(number), text.length)
    text += `${number} 0 obj\n${value}\nendobj\n`
  }
  const table = [...at].map(([number, offset]) => line(number, offset)).join('')
  const more = shadow.references?.((number) => at.get(number)!) ?? ''
  const section = text.length
  text += `xref\n0 1\n0000000000 65535 f\r\n${table}${more}trailer\n<< /Size ${Math.max(...at.keys()) + 1} /Root 1 0 R >>\nstartxref\n${section}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export const line = (number: number, offset: number) => `${number} 1\n${`${offset}`.padStart(10, '0')} 00000 n\r\n`

export function attack(sealed: Uint8Array, { after }: Shadow): Uint8Array {
  const added = after(trailerOf(sealed), sealed)
  return added instanceof Uint8Array ? added : appendRevision(sealed, added)
}

/** The catalog with more entries. */
export const withEntries = (value: string, entries: string) => `${value.replace(/>>\s*$/, '')} ${entries} >>`
