import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, startPages, textPdf, visit } from '@paraph/testing/pages/page.ts'

const { send, open, preview } = await startPages()

async function sendWithPreview(pages: number, ...parties: Parameters<typeof send>[0] & object) {
  const file = new File([await textPdf(pages)], 'agreement.pdf')
  const sent = await send(parties.length > 0 ? parties : undefined, { file })
  await preview(sent.id)
  return sent
}

const picture = (tab: Page) => tab.locator('.pdf-page').first().locator('img')

test('with a preview that can not be decoded or that does not come, the page is still drawn', async () => {
  const { tab, context, faults } = await open(undefined, desktop)
  for (const answer of [
    { status: 200, contentType: 'image/webp', body: 'no picture' },
    { status: 503, contentType: 'application/problem+json', body: '{}' },
  ]) {
    const { token } = await sendWithPreview(1)
    await context.route(/\/preview$/, (route) => route.fulfill(answer))
    await visit(tab, await token())
    await tab.getByText('This is page 1 of the agreement').waitFor()
    expect(await picture(tab).count()).toBe(0)
    await context.unroute(/\/preview$/)
  }
  expect(faults).toEqual([])
})
