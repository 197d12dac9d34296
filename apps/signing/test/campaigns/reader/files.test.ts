import { expect, test } from 'vitest'
import { makePdf as makeNoise } from '@paraph/server/bench/page-pdf.ts'
import { readEncrypted } from '@paraph/testing/pdf/pdf.ts'
import { desktop, phone, startPages, textPdf, visit } from '@paraph/testing/pages/page.ts'

const { send, open } = await startPages()

test('of a large file, the parts that the pages in view need are requested at the same time, and no others', async () => {
  const file = new File([await makeNoise(12, 125_000)], 'scanned.pdf')
  const { token } = await send(undefined, { file })
  const { tab, context } = await open(undefined, phone)
  let [bytes, requests, most] = [0, 0, 0]
  const held: (() => void)[] = []
  await context.route(/\/signing-session\/file$/, async (route) => {
    requests++
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  context.on('response', (response) => {
    if (!response.url().endsWith('/file')) return
    expect(response.status()).toBe(206)
    bytes += Number(response.headers()['content-length'])
  })
  await visit(tab, await token())
  let [known, quiet] = [0, 0]
  /** Returns whether the page is drawn. Answers all requests when the last five looks have seen no new request. */
  const isDrawn = async () => {
    quiet = requests === known ? quiet + 1 : 0
    known = requests
    most = Math.max(most, held.length)
    if (quiet >= 5) for (const answer of held.splice(0)) answer()
    return tab.getByText('This is page 1 of the agreement').isVisible()
  }
  await expect.poll(isDrawn).toBe(true)
  for (const answer of held.splice(0)) answer()
  expect(requests).toBeGreaterThan(10)
  expect(most).toBeGreaterThanOrEqual(4)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(file.size / 2)
})

test('a part of the file that the rate limit refuses is loaded when the minute of the limit ends', async () => {
  const { tab, context } = await open(undefined, desktop)
  await tab.clock.install()
  let refusals = 0
  const refused = { status: 429, headers: { 'retry-after': '40' }, contentType: 'application/problem+json', body: '{}' }
  await context.route(/\/signing-session\/file$/, (route) =>
    ++refusals <= 2 ? route.fulfill(refused) : route.continue(),
  )
  await visit(tab, await (await send()).token())
  const notice = tab.getByText('The pages go on loading')
  await notice.waitFor()
  expect(refusals).toBe(1)
  await tab.clock.runFor(39_000)
  expect(refusals).toBe(1)
  for (const times of [2, 3]) {
    await tab.clock.runFor(42_000)
    await expect.poll(() => refusals).toBe(times)
  }
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await expect.poll(() => notice.count()).toBe(0)
})

test('a file with bytes before its header, and one that only its owner protects, are shown', async () => {
  const prefixed = Buffer.concat([Buffer.from('\r\n\r\n'), await textPdf(2, 600_000)])
  const files = [new Uint8Array(prefixed), readEncrypted('aes-256'), readEncrypted('rc4-40')]
  for (const bytes of files) {
    const { token } = await send(undefined, { file: new File([bytes], 'agreement.pdf') })
    const { tab, context } = await open(await token())
    await expect.poll(() => tab.locator('.text-layer', { hasText: /page 1 of the agreement/i }).count()).toBe(1)
    await context.close()
  }
})
