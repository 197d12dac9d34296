import { expect, test } from 'vitest'
import { makePdf as makeNoise } from '@paraph/server/bench/page-pdf.ts'
import { expectTitle, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open } = await startPages()

// The page requests each page of this file separately, because the file is large.
const largeFile = async () => new File([await makeNoise(12, 125_000)], 'lease.pdf')
const noAnswer = 'The server does not answer. What you see stays here'

test('offline in the middle of a document, what was drawn stays, and the rest loads when the line is back', async () => {
  const { token } = await send(undefined, { file: await largeFile() })
  const { tab, context } = await open(await token(), phone)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await context.setOffline(true)
  await tab
    .locator('.pdf-page')
    .nth(10)
    .evaluate((page) => page.scrollIntoView())
  await tab.getByText('You are offline. What you see stays here').waitFor()
  await tab.getByText('Page 11 is loading…').waitFor()
  expect(await tab.locator('.pdf-page').count()).toBe(12)
  await context.setOffline(false)
  await tab.getByText('This is page 11 of the agreement').waitFor()
  await tab.getByText('You are offline.').waitFor({ state: 'detached' })
})

test('pdf.js is requested again when the line is back, and its worker also after the answers 503 and 404', async () => {
  const { token } = await send()
  const { tab, context } = await open(undefined, phone)
  let isOffline = true
  await context.route(/\/assets\/pdf/, (route) => (isOffline ? route.abort() : route.fallback()))
  const failures = [503, 404]
  await tab.route(/pdf\.worker/, (route) => {
    const status = isOffline ? undefined : failures.shift()
    return status ? route.fulfill({ status, body: 'Not now' }) : route.fallback()
  })
  await visit(tab, await token())
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText(noAnswer).waitFor()
  isOffline = false
  const pages = tab.getByText('This is page 1 of the agreement')
  const comeOnline = async () => {
    // The page may load itself again, because a browser remembers that a module failed.
    await tab.evaluate("dispatchEvent(new Event('online'))").catch(() => {})
    return pages.count()
  }
  await expect.poll(comeOnline).toBeGreaterThan(0)
  expect(failures).toEqual([])
})

test('if the server fails to send the file, the page asks again by itself and by a button', async () => {
  const { token } = await send()
  const { tab } = await open(undefined, phone)
  let answers = 0
  let isDown = true
  const failure = { status: 500, contentType: 'application/problem+json', body: '{}' }
  await tab.route('**/signing-session/file', (route) => (answers++, isDown ? route.fulfill(failure) : route.fallback()))
  await visit(tab, await token())
  await tab.getByText(noAnswer).waitFor()
  await expect.poll(() => answers).toBeGreaterThan(2)
  isDown = false
  await tab.getByRole('button', { name: 'Try again' }).tap()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByText('The server does not answer.').waitFor({ state: 'detached' })
})

test('a party that acts while it is offline is told so, may stop, and else the act goes on by itself', async () => {
  const click = { requiredSignature: 'CLICK_TO_SIGN' } as const
  const { token, party } = await send([click, click])
  const { tab, context } = await open(await token(0), phone)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  const told = tab.getByText('You are offline. This goes on by itself')
  await context.setOffline(true)
  await pressSign(tab)
  await told.waitFor()
  await tab.getByRole('button', { name: 'Do not wait' }).tap()
  await told.waitFor({ state: 'detached' })
  await context.setOffline(false)
  expect(await tab.getByRole('alert').count()).toBe(0)
  expect((await party(0)).signingStatus).toBe('NOT_SIGNED')

  // The line is back, but the server does not answer. Then the act may have reached it, and the page says so as soon as the party stops.
  await context.setOffline(true)
  await pressSign(tab)
  await told.waitFor()
  let [isHanging, hung] = [false, 0]
  await tab.route('**/signing-session/sign', (route) => (isHanging ? void hung++ : route.abort()))
  await context.setOffline(false)
  await tab.getByText('The server does not answer, so we can’t tell yet if it worked.').waitFor()
  isHanging = true
  await expect.poll(async () => (await tab.evaluate("dispatchEvent(new Event('online'))"), hung)).toBe(1)
  await tab.getByRole('button', { name: 'Do not wait' }).tap()
  await tab.getByRole('alert').getByText('The server does not answer, so we can’t tell if it worked.').waitFor()
  await tab.unroute('**/signing-session/sign')

  await context.setOffline(true)
  await pressSign(tab)
  await told.waitFor()
  await context.setOffline(false)
  await expectTitle(tab, 'You have signed')
  expect(await told.count()).toBe(0)
  expect(await tab.getByRole('alert').count()).toBe(0)

  // The answer is lost, and then the server is away for a moment.
  await visit(tab, await token(1))
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByRole('button', { name: 'Reject…' }).first().tap()
  let refused = 0
  await tab.route('**/signing-session/reject', (route) => (refused++ < 8 ? route.abort() : route.fallback()))
  await tab.getByRole('button', { name: 'Reject', exact: true }).tap()
  await tab.getByText('The server does not answer, so we can’t tell yet if it worked.').waitFor()
  await expectTitle(tab, 'You have rejected the document')
  expect((await party(1)).signingStatus).toBe('REJECTED')
})
