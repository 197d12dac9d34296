import { expect, test } from 'vitest'
import {
  expectLastStep,
  expectOneMainButton,
  highWindow,
  largePhone,
  lowWindow,
} from '../../browser/views/next-step.support.ts'
import { startPages } from '@paraph/testing/pages/page.ts'

const pages = await startPages()

test.each([
  ['a large phone', largePhone],
  ['a low window', lowWindow],
  ['a high window', highWindow],
])(
  'on %s, one main button is in view at each place, from the opening to the sealed PDF, and the receipt is one press away',
  async (_, screen) => {
    await expect(expectOneMainButton(pages, screen)).resolves.toBeUndefined()
  },
)

test('on a low window, a party that has uploaded a scan sees the last step', async () => {
  await expect(expectLastStep(pages, lowWindow)).resolves.toBeUndefined()
})
