import { expect, test } from 'vitest'
import { expectShown } from '../../browser/signing-page/page-reading.support.ts'
import { startPages } from '../../browser/signing-page/page.support.ts'

const pages = await startPages()

test.each([
  { name: 'in a low window', viewport: { width: 1280, height: 650 } },
  { name: 'in a very high window', viewport: { width: 1280, height: 3000 } },
])(
  '$name, a page counts as shown after three seconds if its printed part is in view, and not before',
  async ({ viewport }) => {
    await expect(expectShown(pages, viewport)).resolves.toBeUndefined()
  },
)
