import { PDF } from '@libpdf/core'

const pages = [
  [
    'Tenancy agreement',
    'This is a demonstration. It has no legal effect.',
    'The landlord lets the flat at Åsögatan 118, Stockholm, to the tenant.',
    'The rent is 9,800 kronor a month, paid in advance.',
  ],
  ['Signatures', 'The parties sign this agreement electronically.'],
]

/** Returns a short agreement with two pages. */
export async function demoPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (const [heading, ...lines] of pages) {
    const page = pdf.addPage({ size: 'a4' })
    page.drawText(heading!, { x: 60, y: 760, size: 24 })
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 710 - 24 * index, size: 12 })
  }
  return new Uint8Array(await pdf.save())
}
