import { expect, test } from 'vitest'
import {
  expectLastStep,
  expectOneMainButton,
  highWindow,
  largePhone,
  lowWindow,
  smallPhone,
} from '../../browser/views/next-step.support.ts'
import { startPages } from '@paraph/testing/pages/page.ts'

const pages = await startPages()

test.each([
  ['a small phone', smallPhone],
  ['a large phone', largePhone],
  ['a low window', lowWindow],
  ['a high window', highWindow],
])('on %s, one main button is in view at each place, and the receipt is one press away', async (_, screen) => {
  const { tab } = await pages.open(undefined, screen)
  await expect(expectOneMainButton(pages, tab)).resolves.toBeUndefined()
  await expectLastStep(pages, tab)
})
