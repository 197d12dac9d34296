import { expect, test } from 'vitest'
import { expectInFull, expectWholeParties } from '../../work/sealing/pages/sizes.support.ts'

test.each([
  ['words', 'lorem ipsum '.repeat(900)],
  ['one word', 'W'.repeat(10_000)],
])('a text of 10,000 characters (%s) is printed in full, over as many pages as it needs', async (_, long) => {
  await expect(expectInFull(long)).resolves.toBeUndefined()
})

test('100 parties fit, no block of a party is cut, and pages are numbered', async () => {
  const pages = await expectWholeParties(100)
  expect(pages).toBeGreaterThan(60)
  expect(pages).toBeLessThan(115)
})
