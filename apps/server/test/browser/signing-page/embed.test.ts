import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEmbedding } from './embed.support.ts'
import { confirmReading, phone, pressSign, readToTheEnd, smallPhone } from './page.support.ts'

const { baseUrl, allowed, stranger, send, openHost, setDown, actAs, db, services } = await startEmbedding()
const redirectUrl = 'https://app.example.com/signed?case=118'

/** Lets late messages arrive, where a test expects that none comes. */
const settle = () => setTimeout(1500)

test('a host of an allowed origin embeds the page, and gets the events opened, read, signed and closed in this order', async () => {
  const { token, party } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { redirectUrl })
  const { tab, context, page, embed, events, expectEvents } = await openHost()
  const requests: { url: string; referer: string | undefined }[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(baseUrl)) requests.push({ url: request.url(), referer: request.headers()['referer'] })
  })
  await embed(await token(), { title: 'Agreement of case 118' })
  await expectEvents('opened')
  const frame = tab.getByTitle('Agreement of case 118')
  expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(await frame.getAttribute('allow')).toBeNull()
  expect((await frame.boundingBox())!.height).toBe(640)
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

test('the host gets an event for a rejection, and for the close button of a document without a redirectUrl', async () => {
  const { token, party } = await send()
  const { page, embed, events, expectEvents } = await openHost(allowed, phone)
  await embed(await token())
  await page.getByRole('button', { name: 'Reject…' }).click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expectEvents('opened', 'rejected')
  expect(await party()).toMatchObject({ signingStatus: 'REJECTED' })
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expectEvents('opened', 'rejected', 'closed')
  expect((await events()).at(-1)).toEqual({ type: 'closed', redirectUrl: null })
})

test('a host that closes the page gets one event for it', async () => {
  const { token } = await send()
  const { tab, embed, events, expectEvents } = await openHost()
  await embed(await token(), { timeout: 500 })
  await expectEvents('opened')
  await tab.evaluate('embedded.close(); embedded.close()')
  await settle()
  expect(await events()).toEqual([{ type: 'opened' }, { type: 'closed', redirectUrl: null }])
  expect(await tab.locator('iframe').count()).toBe(0)
})

test('if the party has already signed, the host gets all events at once', async () => {
  const { token, ids } = await send()
  await actAs(ids[0]!)
  const { page, embed, expectEvents } = await openHost()
  await embed(await token())
  await expectEvents('opened', 'read', 'signed')
  expect(await page.getByRole('button', { name: 'Close', exact: true }).count()).toBe(1)
})

test('a page that learns late which hosts are allowed then sends all earlier events', async () => {
  const { token } = await send()
  const { context, page, embed, events, expectEvents } = await openHost()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await context.route('**/sign/frame-ancestors.json', (route) => void isAnswered.then(() => route.continue()))
  await embed(await token())
  await pressSign(page)
  await page.getByRole('heading', { name: 'You have signed' }).waitFor()
  expect(await events()).toEqual([])
  answer()
  await expectEvents('opened', 'read', 'signed')
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
})

test('in a host that is not allowed, the browser shows no page of the server, and the host learns only that nothing loads', async () => {
  const { token, party } = await send()
  const { tab, embed, events, messages } = await openHost(stranger)
  await embed(await token(), { timeout: 1500 })
  await expect.poll(events).toEqual([{ type: 'failed', reason: 'not_loaded' }])
  const [frame] = tab.mainFrame().childFrames()
  expect(frame!.url()).not.toContain('/sign/')
  expect(await messages()).toEqual([])
  expect(await party()).toMatchObject({ readStatus: 'NOT_OPENED' })
})

test('the page sends nothing to a host that is not allowed, even in a browser that ignores the policy', async () => {
  const { token } = await send()
  const { context, page, embed, events, messages } = await openHost(stranger)
  await context.route(`${baseUrl}/sign/`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await embed(await token(), { timeout: 1000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settle()
  expect(await messages()).toEqual([])
  expect(await events()).toEqual([{ type: 'failed', reason: 'not_loaded' }])
})

test('the host and the page ignore messages of other windows', async () => {
  const { token } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { redirectUrl })
  const { tab, page, embed, events, messages, expectEvents, addFrame } = await openHost()
  await embed(await token())
  await expectEvents('opened')
  const hostile = await addFrame(`${stranger}/hostile`)
  const fakes = [
    { paraph: 1, type: 'signed' },
    { paraph: 1, type: 'closed', redirectUrl: 'https://evil.example/' },
    { paraph: 1, type: 'failed', reason: 'link_invalid' },
    { paraph: 1, type: 'connect' },
    null,
    'signed',
  ]
  await hostile.evaluate(`{
    globalThis.messages = []
    addEventListener('message', ({ data }) => messages.push(data))
    for (const fake of ${JSON.stringify(fakes)}) {
      parent.postMessage(fake, '*')
      parent.frames[0].postMessage(fake, '*')
    }
  }`)
  await tab.evaluate(`${JSON.stringify(fakes)}.forEach((fake) => postMessage(fake, '*'))`)
  await settle()
  // They arrived, and had no effect.
  expect((await messages()).filter((message) => message === 'signed')).toHaveLength(2)
  expect(await events()).toEqual([{ type: 'opened' }])
  await pressSign(page)
  await expectEvents('opened', 'read', 'signed')
  expect(await hostile.evaluate('messages')).toEqual([])
})

test('a second frame of the server can not send events for the first one', async () => {
  const [first, second] = [await send(), await send()]
  const { embed, events, messages, expectEvents, addFrame } = await openHost()
  await embed(await first.token())
  await expectEvents('opened')
  const fake = { paraph: 1, type: 'signed' }
  const other = await addFrame(`${baseUrl}/sign/#${await second.token()}`)
  await other.evaluate(`parent.postMessage(${JSON.stringify(fake)}, '${allowed}')`)
  await settle()
  expect(await messages()).toContainEqual(fake)
  expect(await events()).toEqual([{ type: 'opened' }])
})

test('another page in the frame can not send events for the page of the server', async () => {
  const { token } = await send()
  const { tab, embed, events, messages, expectEvents } = await openHost()
  await embed(await token())
  await expectEvents('opened')
  await tab.evaluate(`embedded.frame.src = '${stranger}/hostile'`)
  const frame = () => tab.mainFrame().childFrames()[0]!
  await expect.poll(() => frame().url()).toBe(`${stranger}/hostile`)
  const fake = { paraph: 1, type: 'signed' }
  await frame().evaluate(`parent.postMessage(${JSON.stringify(fake)}, '*')`)
  await expect.poll(messages).toContainEqual(fake)
  await settle()
  expect(await events()).toEqual([{ type: 'opened' }])
})

const cancelled = async () => {
  const { account, id, token } = await send()
  const params = { path: { id } }
  await account.client.POST('/api/v1/documents/{id}/cancel', { params, body: { reason: 'Why not.' } })
  return token()
}
test.each<[string, () => Promise<string>]>([
  ['link_invalid', async () => 'A'.repeat(44)],
  ['document_cancelled', cancelled],
])('the host learns why the page shows no document: %s', async (reason, tokenOf) => {
  const { embed, events } = await openHost()
  await embed(await tokenOf())
  await expect.poll(events).toEqual([{ type: 'failed', reason }])
})

test('the host learns that another person has the link', async () => {
  const { token } = await send()
  const { page, embed, events, expectEvents } = await openHost()
  await embed(await token())
  await page.getByRole('button', { name: 'This is not for me' }).click()
  await page.getByRole('button', { name: 'I am not this person' }).click()
  await expectEvents('opened', 'failed')
  expect((await events()).at(-1)).toEqual({ type: 'failed', reason: 'wrong_person' })
})

test('the host learns that the server does not answer, and gets the other events when it answers again', async () => {
  const { token } = await send()
  const host = await openHost()
  const { tab, page, embed, events, expectEvents } = host
  await setDown(host, true)
  await embed(await token(), { timeout: 1000 })
  await expect.poll(events).toEqual([{ type: 'failed', reason: 'not_loaded' }])
  await tab.evaluate('embedded.close()')

  await setDown(host, false)
  await tab.evaluate('globalThis.events.length = 0')
  await embed(await token())
  await expectEvents('opened')
  await setDown(host, true)
  await pressSign(page)
  await expectEvents('opened', 'failed')
  expect((await events()).at(-1)).toEqual({ type: 'failed', reason: 'service_unavailable' })

  await setDown(host, false)
  await pressSign(page)
  await expectEvents('opened', 'failed', 'read', 'signed')
})

test.each(['Sign', 'Reject'] as const)('the host gets no failure after the act: %s', async (act) => {
  const { token } = await send()
  const host = await openHost()
  const { tab, page, embed, events, expectEvents } = host
  await embed(await token(), { timeout: 1000 })
  if (act === 'Reject') await page.getByRole('button', { name: 'Reject…' }).click()
  await page.getByRole('button', { name: act, exact: true }).waitFor()
  await confirmReading(page)
  await page.getByRole('button', { name: act, exact: true }).click()
  const before = act === 'Sign' ? ['opened', 'read', 'signed'] : ['opened', 'rejected']
  await expectEvents(...before)
  // The page is loaded again, from a server that is down.
  await setDown(host, true)
  await tab.evaluate(`embedded.frame.src = embedded.frame.src.replace('/sign/', '/sign/?')`)
  await expect.poll(() => tab.frames()[1]!.url()).toMatch(/^chrome-error:/)
  await settle()
  expect(await events()).toEqual(before.map((type) => ({ type })))
})

test('without storage, the page verifies its party, and can be loaded again', async () => {
  const parties = [{ requiredSignature: 'CLICK_TO_SIGN', twoStepVerification: 'EMAIL_BEFORE_SIGNING' }] as const
  const { token, ids } = await send([...parties])
  const { tab, context, page, embed, events, expectEvents } = await openHost(allowed, smallPhone)
  const content = `if (parent !== window)
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: () => { throw new DOMException('Storage is off.', 'SecurityError') } })`
  await context.addInitScript({ content })
  await embed(await token())
  await page.getByRole('button', { name: 'Send code' }).click()
  const input = page.getByLabel('Code of six digits')
  await input.waitFor()
  const codes = db.selectFrom('messages').select('id').where('party_id', '=', ids[0]!).where('kind', '=', 'CODE')
  const { id } = await codes.executeTakeFirstOrThrow()
  const { nonce } = services.links.read(await token())!
  await input.fill(services.codes.codeOf(id, nonce))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await expectEvents('opened')
  await tab.frames()[1]!.evaluate('location.reload()')
  await page.getByRole('button', { name: 'Send code' }).waitFor()
  expect(await events()).toEqual([{ type: 'opened' }])
})

test('a frame stores nothing in the browser', async () => {
  const { token } = await send()
  const { tab, embed, expectEvents } = await openHost()
  await embed(await token())
  await expectEvents('opened')
  expect(await tab.frames()[1]!.evaluate('[sessionStorage.length, localStorage.length]')).toEqual([0, 0])
})
