import { handmadePdf, stream } from './handmade-pdf.ts'

interface Page {
  content: string
  entries?: string
}

/** Returns a PDF with these pages. /F is Helvetica. */
export function pdfOf(pages: Page[], more: Record<number, string | Buffer> = {}): Buffer {
  const kids = pages.map((_, index) => `${10 + 2 * index} 0 R`)
  const objects: Record<number, string | Buffer> = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...more,
  }
  pages.forEach(({ content, entries = '/MediaBox [0 0 400 600]' }, index) => {
    const xobjects = more[4] ? '/XObject << /Form 4 0 R >>' : ''
    objects[10 + 2 * index] =
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F 3 0 R >> ${xobjects} >> /Contents ${11 + 2 * index} 0 R ${entries} >>`
    objects[11 + 2 * index] = stream('', Buffer.from(content, 'latin1'))
  })
  return handmadePdf(objects)
}

/** Content of a page: a text at this point, in 12 points. */
export const textAt = (text: string, x = 100, y = 300) => `BT /F 12 Tf ${x} ${y} Td (${text}) Tj ET\n`
