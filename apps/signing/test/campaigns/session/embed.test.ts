import { expect, test } from 'vitest'
import { startEmbedding } from '@paraph/testing/pages/embed.ts'
import { actAsPerson, phone, pressSign, smallPhone } from '@paraph/testing/pages/page.ts'

const { baseUrl, allowed, stranger, send, openHost, setDown, actAs, db, services } = await startEmbedding()
const redirectUrl = 'https://app.example.com/signed?case=118'

/** Milliseconds until the host hears that a page does not load, if it does not choose another time. */
const TIMEOUT = 30_000

test('a host gets all earlier events at once, also from a page that learns late which hosts are allowed', async () => {
  const { token, ids } = await send()
  await actAs(ids[0]!)
  const { context, page, embed, close, events, expectEvents } = await openHost()
  await embed(await token())
  await expectEvents('opened', 'read', 'signed')
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor()

  await close()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route('**/sign/frame-ancestors.json', (route) => void released.then(() => route.continue()))
  await embed(await (await send()).token())
  await pressSign(page)
  await page.getByRole('heading', { name: 'You have signed' }).waitFor()
  expect(await events()).toEqual([])
  release()
  await expectEvents('opened', 'read', 'signed')
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
})

test('the host and the page ignore messages of other windows, frames and pages', async () => {
  const { token } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { redirectUrl })
  const { tab, page, embed, events, messages, expectEvents, addFrame } = await openHost()
  await embed(await token())
  await actAsPerson(page)
  await expectEvents('opened')
  const signing = tab.mainFrame().childFrames()[0]!
  await signing.evaluate(`addEventListener('message', ({ data }) => (globalThis.heard ??= []).push(data))`)
  const hostile = await addFrame(`${stranger}/hostile`)
  const fakes = [
    { paraph: 1, type: 'signed' },
    { paraph: 1, type: 'closed', redirectUrl: 'https://evil.example/' },
    { paraph: 1, type: 'failed', reason: 'link_invalid' },
    { paraph: 1, type: 'connect' },
    null,
    'last',
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
  // They have arrived, and had no effect.
  await expect.poll(async () => (await messages()).filter((message) => message === 'last')).toHaveLength(2)
  await expect.poll(() => signing.evaluate('globalThis.heard?.length')).toBe(fakes.length)
  expect(await events()).toEqual([{ type: 'opened' }])

  const fake = { paraph: 1, type: 'read', from: 'another frame' }
  const other = await addFrame(`${baseUrl}/sign/#${await (await send()).token()}`)
  await other.evaluate(`parent.postMessage(${JSON.stringify(fake)}, '${allowed}')`)
  await expect.poll(messages).toContainEqual(fake)
  expect(await events()).toEqual([{ type: 'opened' }])

  await pressSign(page)
  await expectEvents('opened', 'read', 'signed')
  // All messages of the page come after the fakes.
  expect(await hostile.evaluate('messages')).toEqual([])

  await tab.evaluate(`embedded.frame.src = '${stranger}/hostile'`)
  await expect.poll(() => signing.url()).toBe(`${stranger}/hostile`)
  await signing.evaluate(`parent.postMessage({ paraph: 1, type: 'closed' }, '*')`)
  await expect.poll(messages).toContainEqual({ paraph: 1, type: 'closed' })
  expect((await events()).at(-1)).toEqual({ type: 'signed' })
})

test('the host learns that the server does not answer, and gets no failure after the act', async () => {
  const { token } = await send()
  const host = await openHost()
  const { tab, page, embed, close, pass, events, expectEvents } = host
  const frame = () => tab.mainFrame().childFrames()[0]!
  /** Loads the page again, from a server that is down. */
  const reload = async () => {
    await setDown(host, true)
    await tab.evaluate(`embedded.frame.src = embedded.frame.src.replace('/sign/', '/sign/?')`)
    await expect.poll(() => frame().url()).toMatch(/^chrome-error:/)
    await pass(TIMEOUT)
    await pass(TIMEOUT)
    await setDown(host, false)
  }
  await setDown(host, true)
  await embed(await token(), { timeout: 1000 })
  await pass(1000)
  expect(await events()).toEqual([{ type: 'failed', reason: 'not_loaded' }])
  await setDown(host, false)

  await close()
  await embed(await token())
  await actAsPerson(page)
  await expectEvents('opened')
  await setDown(host, true)
  await pressSign(page)
  await expectEvents('opened', 'failed')
  expect((await events()).at(-1)).toEqual({ type: 'failed', reason: 'service_unavailable' })
  // The page repeats the request that failed, without a press.
  await setDown(host, false)
  await expectEvents('opened', 'failed', 'read', 'signed')
  await reload()
  await expectEvents('opened', 'failed', 'read', 'signed')

  await close()
  await embed(await (await send()).token())
  await page.getByRole('button', { name: 'Reject…' }).first().click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expectEvents('opened', 'rejected')
  await reload()
  await expectEvents('opened', 'rejected')
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

test('the host gets an event for a rejection, for closing, and for each reason why there is no document', async () => {
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
  await third.cancel()
  for (const [link, reason] of [
    ['A'.repeat(44), 'link_invalid'],
    [await third.token(), 'document_cancelled'],
  ] as const) {
    await close()
    await embed(link)
    await expect.poll(events).toEqual([{ type: 'failed', reason }])
  }
})
