import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agreement, click, desktop, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, preview, codeOf } = await startPages()

async function sendWithPreview(pages: number, party: NonNullable<Parameters<typeof send>[0]>[number] = click) {
  const sent = await send([party], { file: await agreement(pages) })
  await preview(sent.id)
  return sent
}

const picture = (tab: Page) => tab.locator('.pdf-page').first().locator('img')

test('there is a preview only after the verification, and it does not stay if the file can not be drawn', async () => {
  const { token, ids } = await sendWithPreview(2, { ...click, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  const { tab, context } = await open(undefined)
  const statuses: number[] = []
  context.on('response', (response) => void (response.url().endsWith('/preview') && statuses.push(response.status())))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/assets\/pdf/, (route) => released.then(() => route.continue()))
  await context.route(/\/signing-session\/file$/, (route) => route.fulfill({ status: 200, body: 'no PDF' }))
  await visit(tab, await token())
  await tab.getByRole('button', { name: /^Send/ }).click()
  await tab.locator('input.code').waitFor()
  expect(statuses).toEqual([403])
  await tab.locator('input.code').fill(await codeOf(ids[0]!))
  await tab.locator('input.code').press('Enter')
  await picture(tab).waitFor()
  expect(statuses).toEqual([403, 200])
  release()
  await tab.locator('.reader [role=alert]').waitFor()
  expect(await picture(tab).count()).toBe(0)
})

test('with a preview that can not be decoded or that does not come, the page is still drawn', async () => {
  const { tab, context } = await open(undefined, desktop)
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
})
