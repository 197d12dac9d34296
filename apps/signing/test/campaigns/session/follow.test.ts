import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  actAsPerson,
  click,
  expectTitle,
  phone,
  pressSign,
  startPages,
  title,
  visit,
} from '@paraph/testing/pages/page.ts'

const { send, open, actAs } = await startPages()

test('while a party waits, news do not move the page, and screen readers hear them', async () => {
  const { token, ids, party, cancel } = await send([
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 2 },
    { ...click, signingOrder: 3 },
  ])
  const { tab } = await open(await token(1), phone)
  await expectTitle(tab, 'It is not your turn yet')
  await tab.locator('canvas').first().waitFor()
  await actAsPerson(tab)
  await expect.poll(async () => (await party(1)).readStatus).toBe('OPENED')
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  await tab.evaluate('scrollTo({ top: 500 })')
  // The browser moves the window by what the text above grows or shrinks.
  const place = async () => Math.round((await tab.locator('.pdf-page').first().boundingBox())!.y)
  const before = await place()
  let refused = 0
  await tab.route('**/signing-session', (route) => (refused++ < 2 ? route.abort() : route.fallback()))
  await expect.poll(() => refused).toBeGreaterThan(1)
  expect(await title(tab)).toBe('It is not your turn yet')

  await actAs(ids[0]!)
  await expectTitle(tab, /asks you to sign/)
  expect(Math.abs((await place()) - before)).toBeLessThan(5)
  await expect.poll(() => tab.locator('#status').textContent()).toMatch(/asks you to sign/)
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')

  await cancel()
  await expectTitle(tab, 'The sender has cancelled the document')
})

test('the page asks less and less often, not while it is hidden, and at once when the party comes back', async () => {
  const { token } = await send([click, { role: 'ORGANIZER', requiredSignature: 'NONE' }])
  const { tab } = await open(undefined)
  await tab.clock.install()
  const isLook = (request: Request) => request.method() === 'GET' && request.url().endsWith('/signing-session')
  let looks = 0
  let answers = 0
  tab.on('request', (request) => void (isLook(request) && looks++))
  tab.on('requestfinished', (request) => void (isLook(request) && answers++))
  await visit(tab, await token(1))
  await expectTitle(tab, 'You follow this document')
  // From now on, the time of the page passes only in the steps of this test.
  await tab.clock.pauseAt(Date.now() + 60_000)
  const expectAnswer = async () => {
    await expect.poll(() => answers).toBe(looks)
  }
  await expectAnswer()
  const comeBack = async (event: string) => {
    const before = looks
    await tab.evaluate(event)
    await expect.poll(() => looks).toBe(before + 1)
    await expectAnswer()
  }
  /** Lets the time pass until the page looks again. Returns the seconds. */
  const nextLook = async () => {
    const before = looks
    for (let seconds = 1; ; seconds++) {
      await tab.clock.runFor(1000)
      await tab.evaluate('document.title')
      if (looks === before) continue
      await expectAnswer()
      return seconds
    }
  }

  await comeBack("dispatchEvent(new Event('focus'))")
  const waits: number[] = []
  for (let count = 0; count < 5; count++) waits.push(await nextLook())
  const sum = (from: number, to: number) => waits.slice(from, to).reduce((total, wait) => total + wait, 0)
  expect(sum(0, 5), `it waited ${waits.join(', ')} s`).toBeGreaterThan(15)
  expect(sum(0, 5), `it waited ${waits.join(', ')} s`).toBeLessThan(45)
  expect(sum(3, 5), `it waited ${waits.join(', ')} s`).toBeGreaterThan(sum(0, 3))

  await tab.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
  const before = looks
  await tab.clock.runFor(400_000)
  await tab.evaluate('document.title')
  expect(looks).toBe(before)
  await comeBack('delete document.visibilityState; document.dispatchEvent(new Event("visibilitychange"))')
})
