import { PDF } from '@libpdf/core'

/** Returns a new PDF each time, so that no two tests have the same hash by chance. */
export async function makePdf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (let page = 0; page < pages; page++) pdf.addPage()
  return new Uint8Array(await pdf.save())
}

export const onePagePdf = () => makePdf(1)
