import { expect, test } from 'vitest'
import { expectOneMainButton, highWindow, largePhone } from '../../browser/signing-page/next-step.support.ts'
import { startPages } from '../../browser/signing-page/page.support.ts'

const pages = await startPages()

test.each([
  ['a large phone', largePhone],
  ['a high window', highWindow],
])(
  'on %s, one main button is in view at each place, from the opening to the sealed PDF, and the receipt is one press away',
  async (_, screen) => {
    await expect(expectOneMainButton(pages, screen)).resolves.toBeUndefined()
  },
)
