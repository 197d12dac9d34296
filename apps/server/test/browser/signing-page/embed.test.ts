import { expect, test } from 'vitest'
import { startEmbedding } from './embed.support.ts'
import { actAsPerson, phone, pressSign, readToTheEnd } from './page.support.ts'

const { baseUrl, allowed, stranger, send, openHost } = await startEmbedding()
const redirectUrl = 'https://app.example.com/signed?case=118'

/** Milliseconds until the host hears that a page does not load, if it does not choose another time. */
const TIMEOUT = 30_000

test('a host of an allowed origin embeds the page, which stores nothing, and gets the events opened, read, signed and closed in this order', async () => {
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

test('the host gets an event for a rejection, for the close buttons of both sides, and for each reason why there is no document', async () => {
  const { token, party } = await send()
  const { tab, page, embed, close, pass, events, expectEvents } = await openHost(allowed, phone)
  await embed(await token())
  await page.getByRole('button', { name: 'Reject…' }).first().click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expectEvents('opened', 'rejected')
  expect(await party()).toMatchObject({ signingStatus: 'REJECTED' })
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expectEvents('opened', 'rejected', 'closed')
  expect((await events()).at(-1)).toEqual({ type: 'closed', redirectUrl: null })

  const second = await send()
  await close()
  await embed(await second.token(), { timeout: 1000 })
  await actAsPerson(page)
  await expectEvents('opened')
  await tab.evaluate('embedded.close(); embedded.close()')
  await pass(1000)
  expect(await events()).toEqual([{ type: 'opened' }, { type: 'closed', redirectUrl: null }])
  expect(await tab.locator('iframe').count()).toBe(0)

  await close()
  await embed(await second.token())
  await page.getByRole('button', { name: 'This is not for me' }).click()
  await page.getByRole('button', { name: 'I am not this person' }).click()
  await expectEvents('opened', 'failed')
  expect((await events()).at(-1)).toEqual({ type: 'failed', reason: 'wrong_person' })

  const third = await send()
  const params = { path: { id: third.id } }
  await third.account.client.POST('/api/v1/documents/{id}/cancel', { params, body: { reason: 'Why not.' } })
  for (const [link, reason] of [
    ['A'.repeat(44), 'link_invalid'],
    [await third.token(), 'document_cancelled'],
  ] as const) {
    await close()
    await embed(link)
    await expect.poll(events).toEqual([{ type: 'failed', reason }])
  }
})

test('in a host that is not allowed, the browser shows no page of the server, and the page sends nothing even in a browser that ignores the policy', async () => {
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
  // What the page sends because of the answer, it sends before this.
  await frame().evaluate(
    `fetch('frame-ancestors.json').then((answer) => answer.json()).then(() => parent.postMessage('last', '*'))`,
  )
  await expect.poll(messages).toEqual(['last'])
  await pass(1000)
  expect(await events()).toEqual([{ type: 'failed', reason: 'not_loaded' }])
})
