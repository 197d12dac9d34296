import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectTitle, phone, startPages, title, pressSign } from './page.support.ts'

const { send, open, actAs, seal } = await startPages()

const click = { requiredSignature: 'CLICK_TO_SIGN' } as const

async function download(tab: Page, name: string) {
  const started = tab.waitForEvent('download')
  await tab.getByRole('button', { name, exact: true }).click()
  const file = await started
  const sha256 = createHash('sha256')
    .update(await readFile(await file.path()))
    .digest('hex')
  return { name: file.suggestedFilename(), sha256 }
}

test('the last party sees the end, and the page shows and downloads the sealed file', async () => {
  const { token, id, account } = await send([click])
  const { tab, faults } = await open(await token(), desktop)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await tab.getByText('Sealed PDF', { exact: true }).count()).toBe(0)
  await seal(id)
  await expectTitle(tab, 'The document is complete')
  await tab.getByText('Sealed PDF', { exact: true }).waitFor()
  const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  const pick = ({ name, sha256 }: { name: string; sha256: string }) => ({ name, sha256 })
  const { pages } = data!.sealedFile!
  expect(pages).toBeGreaterThan(3)
  await expect.poll(() => tab.locator('.pdf-page').count()).toBe(pages)
  await tab.locator('.pdf-page').last().scrollIntoViewIfNeeded()
  await tab.locator('.pdf-page').last().locator('canvas').first().waitFor()
  await tab.evaluate('scrollTo({ top: 0 })')
  // Then the bar with a button of the same name is gone.
  await expect.poll(() => tab.getByRole('button', { name: 'Download the sealed PDF' }).count()).toBe(1)
  expect(await download(tab, 'Download the sealed PDF')).toEqual(pick(data!.sealedFile!))
  expect(await download(tab, 'Download')).toEqual(pick(data!.sealedFile!))
  expect(await download(tab, 'Download the original PDF, without signatures')).toEqual(pick(data!.file))
  expect(faults).toEqual([])
})

test('news leave a party that waits at its place, and screen readers are told', async () => {
  const { token, ids } = await send([
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 2 },
  ])
  const { tab } = await open(await token(1), phone)
  await expectTitle(tab, 'It is not your turn yet')
  await tab.locator('canvas').first().waitFor()
  await tab.evaluate('scrollTo({ top: 500 })')
  // The browser moves the window by what the text above grows or shrinks.
  const place = async () => Math.round((await tab.locator('.pdf-page').first().boundingBox())!.y)
  const before = await place()
  await actAs(ids[0]!)
  await expectTitle(tab, /asks you to sign/)
  expect(Math.abs((await place()) - before)).toBeLessThan(5)
  await expect.poll(() => tab.locator('#status').textContent()).toMatch(/asks you to sign/)
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})

test('the page asks less and less often, not at all while it is hidden, and at once when the party comes back', async () => {
  const { token } = await send([click, { role: 'ORGANIZER', requiredSignature: 'NONE' }])
  const { tab } = await open(undefined)
  await tab.clock.install()
  const times: number[] = []
  let clock = 0
  tab.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/signing-session')) times.push(clock)
  })
  await tab.goto(`${tab.url()}#${await token(1)}`)
  await expectTitle(tab, 'You follow this document')
  const pass = async (seconds: number) => {
    for (const end = clock + seconds; clock < end; clock++) {
      await tab.clock.runFor(1000)
      await tab.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 50 }))').catch(() => {})
    }
  }
  times.length = 0
  await pass(60)
  const first = times.length
  expect(first).toBeGreaterThan(3)
  expect(first).toBeLessThan(9)
  await pass(120)
  expect(times.length - first, 'in twice the time').toBeLessThan(first)

  await tab.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
  await pass(70)
  const before = times.length
  await pass(300)
  expect(times.length, 'hidden').toBe(before)
  await tab.evaluate('delete document.visibilityState; document.dispatchEvent(new Event("visibilitychange"))')
  await expect.poll(() => times.length).toBe(before + 1)
})

test('a document that is cancelled meanwhile ends the page, and a server that does not answer does not', async () => {
  const { token, account, id } = await send([
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 2 },
  ])
  const { tab } = await open(await token(1), phone)
  await expectTitle(tab, 'It is not your turn yet')
  let refused = 0
  await tab.route('**/signing-session', (route) => (refused++ < 2 ? route.abort() : route.fallback()))
  await expect.poll(() => refused).toBeGreaterThan(1)
  expect(await title(tab)).toBe('It is not your turn yet')
  await account.client.POST('/api/v1/documents/{id}/cancel', {
    params: { path: { id } },
    body: { reason: 'A mistake.' },
  })
  await expectTitle(tab, 'The sender has cancelled the document')
})
