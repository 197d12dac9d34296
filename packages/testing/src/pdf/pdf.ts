import { readFileSync } from 'node:fs'
import { PDF } from '@libpdf/core'

/** Returns a new PDF each time, so that no two tests have the same hash by chance. */
export async function makePdf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (let page = 0; page < pages; page++) pdf.addPage()
  return new Uint8Array(await pdf.save())
}

export const onePagePdf = () => makePdf(1)

const encrypted = new URL('../../../../packages/verify/test/fixtures/encrypted/', import.meta.url)

/** Returns a file of two pages that qpdf encrypted for its owner. It opens without a password. */
export const readEncrypted = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.pdf`, encrypted)))
