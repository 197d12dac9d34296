import { expect, test } from 'vitest'
import { fold } from '../src/kit/fold.ts'

test.each([
  ['Öberg', 'oberg'],
  ['O\u0308BERG', 'oberg'],
  ['Łódź', 'lodz'],
  ['STRAẞE Straße', 'strasse strasse'],
  ['Ærø', 'aero'],
])('%s is read as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
