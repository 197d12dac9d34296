import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'

const content = (text: string) =>
  stream('', Buffer.from(`/P << /MCID 0 >> BDC BT /F 12 Tf 20 250 Td (${text}) Tj ET EMC`))
const page = (number: number, contents: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents ${contents} 0 R /StructParents ${number} /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`
export const paragraph = (parent: number, page: number) =>
  `<< /Type /StructElem /S /P /P ${parent} 0 R /Pg ${page} 0 R /K 0 >>`

interface Tags {
  /** False for a file that has a structure but is not marked as tagged. */
  isMarked?: boolean
  /** The entries of the root of the structure. */
  root?: string
  more?: Record<number, string>
  xref?: 'table' | 'stream'
}

/** A tagged file of two pages. Each page has a paragraph, and both paragraphs stand in the element 8. */
export function taggedFile({
  isMarked = true,
  root = '/K 8 0 R /ParentTree 11 0 R',
  more = {},
  xref,
}: Tags = {}): Buffer {
  const objects = {
    1: `<< /Type /Catalog /Pages 2 0 R /Lang (en) ${isMarked ? '/MarkInfo << /Marked true >>' : ''} /StructTreeRoot 7 0 R >>`,
    2: '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
    3: page(0, 4),
    4: content('First'),
    5: page(1, 6),
    6: content('Second'),
    7: `<< /Type /StructTreeRoot ${root} >>`,
    8: '<< /Type /StructElem /S /Document /P 7 0 R /K [9 0 R 10 0 R] >>',
    9: paragraph(8, 3),
    10: paragraph(8, 5),
    11: '<< /Nums [0 [9 0 R] 1 [10 0 R]] >>',
    ...more,
  }
  return handmadePdf(objects, { ...(xref && { xref }) })
}
