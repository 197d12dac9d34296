import { expect, test } from 'vitest'
import { startEmbedding } from '@paraph/testing/pages/embed.ts'
import { actAsPerson, pressSign, readToTheEnd } from '@paraph/testing/pages/page.ts'

const { baseUrl, allowed, stranger, send, openHost } = await startEmbedding()
const redirectUrl = 'https://app.example.com/signed?case=118'

/** Milliseconds until the host hears that a page does not load, if it does not choose another time. */
const TIMEOUT = 30_000

test('an allowed host embeds the page, and gets the events opened, read, signed and closed in this order', async () => {
  const { token, party } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { redirectUrl })
  const { tab, context, page, embed, pass, events, expectEvents } = await openHost()
  const requests: { url: string; referer: string | undefined }[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(baseUrl)) requests.push({ url: request.url(), referer: request.headers()['referer'] })
  })
  await embed(await token(), { title: 'Agreement of case 118' })
  await actAsPerson(page)
  await expectEvents('opened')
  await pass(TIMEOUT)
  const frame = tab.getByTitle('Agreement of case 118')
  expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(await frame.getAttribute('allow')).toBeNull()
  expect((await frame.boundingBox())!.height).toBe(640)
  expect(await tab.frames()[1]!.evaluate('[sessionStorage.length, localStorage.length]')).toEqual([0, 0])
  await page.getByText('This is page 1').waitFor()
  await readToTheEnd(page, 3)
  await expectEvents('opened', 'read')
  await pressSign(page)
  await expectEvents('opened', 'read', 'signed')
  expect(await party()).toMatchObject({ readStatus: 'READ', signingStatus: 'SIGNED' })
  await page.getByRole('button', { name: 'Continue to app.example.com' }).click()
  await expectEvents('opened', 'read', 'signed', 'closed')
  expect((await events()).at(-1)).toEqual({ type: 'closed', redirectUrl })
  // The host decides where to go.
  expect(tab.url()).toBe(`${allowed}/`)
  expect(await tab.locator('iframe').count()).toBe(0)
  expect(requests.length).toBeGreaterThan(5)
  for (const { url, referer = '' } of requests) {
    expect(url.replace(/#.*/, '')).not.toContain(await token())
    expect(referer).not.toContain('localhost')
  }
})

test('another host is shown no page, and gets nothing even in a browser that ignores the policy', async () => {
  const { token, party } = await send()
  const { tab, context, page, embed, close, pass, events, messages } = await openHost(stranger)
  const frame = () => tab.mainFrame().childFrames()[0]!
  await embed(await token())
  await expect.poll(() => frame().url()).toMatch(/^chrome-error:/)
  await pass(TIMEOUT - 1)
  expect(await events()).toEqual([])
  await pass(TIMEOUT)
  expect(await events()).toEqual([{ type: 'failed', reason: 'not_loaded' }])
  expect(await messages()).toEqual([])
  expect(await party()).toMatchObject({ readStatus: 'NOT_OPENED' })

  await close()
  await context.route(`${baseUrl}/sign/`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const asked = context.waitForEvent('response', (response) => response.url().endsWith('/frame-ancestors.json'))
  await embed(await token(), { timeout: 1000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await (await asked).finished()
  // Anything that the page sends because of the answer arrives before this message.
  await frame().evaluate(
    `fetch('frame-ancestors.json').then((answer) => answer.json()).then(() => parent.postMessage('last', '*'))`,
  )
  await expect.poll(messages).toEqual(['last'])
  await pass(1000)
  expect(await events()).toEqual([{ type: 'failed', reason: 'not_loaded' }])
})
