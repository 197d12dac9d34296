import { expect } from 'vitest'
import { renderSignaturePages } from '#work/sealing/pages/render-signature-pages.ts'
import { chain, inputOf, partyOf, signatureOf } from './evidence.ts'
import { readPdf } from './read-pdf.ts'

/**
 * Removes the differences that reading a PDF makes. Readers see a space where a letter is drawn far from the one before, and compose letters
 * and marks. This reader shows a control character for a part of a letter that is a separate glyph.
 */
export function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\p{Cc}]/gu, '')
}

/** Expects that the pages show the whole text wherever they show it. */
export async function expectInFull(long: string): Promise<void> {
  const party = partyOf(long, {
    signature: signatureOf('Anna', { statement: long, strokes: null, typedName: long.slice(0, 200) }),
  })
  const input = inputOf([party])
  input.evidence.events = chain([{ type: 'party.rejected', partyId: party.id, data: { reason: long } }])
  const { pages } = await readPdf(await renderSignaturePages(input))
  expect(pages.length).toBeGreaterThan(3)
  const text = squeeze(pages.map((page) => page.replace(/doc_.*$/s, '')).join(''))
  expect(text.length).toBeGreaterThan(3 * squeeze(long).length)
}

/** Expects that no block of so many parties is cut, and that the pages are numbered. Returns the number of pages. */
export async function expectWholeParties(count: number): Promise<number> {
  const parties = Array.from({ length: count }, (_, index) => partyOf(`Party ${index} of many`))
  const { pages } = await readPdf(await renderSignaturePages(inputOf(parties)))
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Signature page ${index + 1} of ${pages.length}`)
    expect(page.match(/^Delivery method/gm)?.length ?? 0).toBe(page.match(/Agreed to these words/g)?.length ?? 0)
  }
  return pages.length
}
