import { readFileSync } from 'node:fs'
import { PDF } from '@libpdf/core'

/** Returns a new PDF each time, so that no two tests have the same hash by chance. */
export async function makePdf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (let page = 0; page < pages; page++) pdf.addPage()
  return new Uint8Array(await pdf.save())
}

/** Returns one of a few PDFs in turn: another one than the last time, and one that the server has inspected before. */
export const onePagePdf = inTurn(() => makePdf(1))

/** Makes a few files, and returns them in turn. */
export function inTurn<T>(make: () => Promise<T>, count = 6): () => Promise<T> {
  const made: Promise<T>[] = []
  let calls = 0
  return () => (made[calls++ % count] ??= make())
}

const encrypted = new URL('../../../../packages/verify/test/fixtures/encrypted/', import.meta.url)

/** Returns a file of two pages that qpdf encrypted for its owner. It opens without a password. */
export const readEncrypted = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.pdf`, encrypted)))
