import { handmadePdf, stream } from './handmade-pdf.ts'

export const attached = Buffer.from('<script>alert(1)</script>')

/** A contract of one page with an attachment, whose name is `prices.html` unless it is given, and a comment. */
export function attachedPdf(name = '(prices.html)'): Buffer {
  return handmadePdf({
    1: `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F ${name} /EF << /F 5 0 R >> >>] >> >> >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Annots [6 0 R] /Resources << /Font << /F 7 0 R >> >> >>',
    4: stream('', Buffer.from('BT /F 12 Tf 20 200 Td (5000 EUR) Tj ET')),
    5: stream('/Type /EmbeddedFile /Subtype /text#2Fhtml', attached),
    6: '<< /Type /Annot /Subtype /Text /F 4 /Rect [1 1 20 20] /Contents (Is this right?) /T (Anna) >>',
    7: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  })
}

export const attachedFile = (name?: string) => new File([new Uint8Array(attachedPdf(name))], 'lease.pdf')
