import { PDF } from '@libpdf/core'

/** In points. */
export const A4 = { width: 595, height: 842 }
/** The left edge of the text, and of what is filled in, in points. */
export const columns = { text: 60, value: 220 }
/** The base lines of the labels beside the fields, by name, in points from the lower edge of their page. */
export const labels = {
  rent: { page: 1, text: 'Monthly rent in kronor', y: 570 },
  persons: { page: 1, text: 'Persons in the flat', y: 540 },
  moveIn: { page: 1, text: 'Move-in date', y: 510 },
  payment: { page: 1, text: 'The rent is paid', y: 480 },
  parking: { page: 1, text: 'Parking', y: 450 },
  pets: { page: 1, text: 'The tenant keeps pets', y: 420 },
  remarks: { page: 1, text: 'Remarks', y: 390 },
  initials: { page: 1, text: 'Initials of the tenant', y: 100 },
  tenant: { page: 2, text: 'The tenant', y: 640 },
  landlord: { page: 2, text: 'For the landlord', y: 500 },
} as const
/** What stands behind the buttons of the payment, and how far to the right of the first one. */
export const payments = [
  { value: 'Monthly', right: 0 },
  { value: 'Quarterly', right: 110 },
] as const

const pages = [
  [
    'Tenancy agreement',
    'This is a demonstration. It has no legal effect.',
    'The landlord lets the flat at Åsögatan 118, Stockholm, to the tenant.',
    'The rent is 9,800 kronor a month, paid in advance.',
  ],
  ['Signatures', 'The parties sign this agreement electronically.'],
]

/** Returns a page with a title and a sentence. */
export async function letterPdf(title: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  const page = pdf.addPage(A4)
  page.drawText(title, { x: columns.text, y: 760, size: 24 })
  page.drawText(text, { x: columns.text, y: 710, size: 12 })
  page.drawText('This is a demonstration. It has no legal effect.', { x: columns.text, y: 80, size: 10 })
  return new Uint8Array(await pdf.save())
}

/** Returns a short agreement with two pages, and room for fields. */
export async function demoPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (const [index, [heading, ...lines]] of pages.entries()) {
    const page = pdf.addPage(A4)
    page.drawText(heading!, { x: columns.text, y: 760, size: 24 })
    for (const [row, line] of lines.entries()) page.drawText(line, { x: columns.text, y: 710 - 24 * row, size: 12 })
    for (const { text, y } of Object.values(labels).filter(({ page }) => page === index + 1))
      page.drawText(text, { x: columns.text, y, size: 12 })
    if (index > 0) continue
    for (const { value, right } of payments)
      page.drawText(value, { x: columns.value + right + 20, y: labels.payment.y, size: 12 })
  }
  return new Uint8Array(await pdf.save())
}
