import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'

type Objects = Record<number, string | Buffer>

/** The objects of a page. Their numbers are `n` to `n + 8`: the content, then what it uses, and at last the node of the page tree and the page. */
export interface Sheet {
  page?: string
  /** Entries of a node of the page tree that has only this page. */
  tree?: string
  content?: string
  more?: Objects
}

/** Returns a PDF with a page of 400 by 100 points for each sheet. */
export function book(sheets: ((n: number) => Sheet)[], shared: Objects = {}): Buffer {
  const starts = sheets.map((_, index) => 10 + 10 * index)
  const objects: Objects = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${starts.map((n) => `${n + 7} 0 R`).join(' ')}] /Count ${sheets.length} >>`,
    ...shared,
  }
  for (const [index, sheet] of sheets.entries()) {
    const n = starts[index]!
    const { page = `/Contents ${n} 0 R`, tree = '', content = 'q Q', more = {} } = sheet(n)
    objects[n + 7] = `<< /Type /Pages /Parent 2 0 R /Kids [${n + 8} 0 R] /Count 1 ${tree} >>`
    objects[n + 8] = `<< /Type /Page /Parent ${n + 7} 0 R /MediaBox [0 0 400 100] ${page} >>`
    objects[n] = stream('', Buffer.from(content))
    Object.assign(objects, more)
  }
  return handmadePdf(objects)
}
