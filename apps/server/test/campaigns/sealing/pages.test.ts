import { expect, test } from 'vitest'
import { renderSignaturePages } from '#work/sealing/pages/render-signature-pages.ts'
import { chain, inputOf } from '../../work/sealing/pages/evidence.ts'
import { readPdf } from '../../work/sealing/pages/read-pdf.ts'

test('of more than 2,000 events, the pages print the first and the last ones, and count the others', async () => {
  const input = inputOf()
  const partyId = input.evidence.parties[0]!.id
  const events = chain(Array.from({ length: 2345 }, () => ({ type: 'party.reminded' as const, partyId })))
  const { text } = await readPdf(await renderSignaturePages({ ...input, evidence: { ...input.evidence, events } }))
  const printed = (number: number) => text.includes(` ${events[number - 1]!.hash.slice(0, 12)}`)
  expect(text.split('was reminded.').length - 1).toBe(2000)
  expect([1, 1000, 1346, 2345].map(printed)).toEqual([true, true, true, true])
  expect([1001, 1345].map(printed)).toEqual([false, false])
  expect(text).toContain('345 entries are not printed here. All entries are in evidence.json.')
})
