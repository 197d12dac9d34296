import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dwell, expectShown, signButton } from './reading.support.ts'
import {
  agreement,
  desktop,
  draw,
  expectTitle,
  phone,
  readToTheEnd,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'

const pages = await startPages()
const { send, open, db, signatureOf } = pages

const sendPages = async (count: number) => send(undefined, { file: await agreement(count) })
const readingOf = async (partyId: string) => (await signatureOf(partyId))?.reading

/** True if all pages in the window are drawn. */
const areDrawn = (pages: { ariaBusy: string; getBoundingClientRect: () => { top: number; bottom: number } }[]) =>
  pages.every((page) => {
    const { top, bottom } = page.getBoundingClientRect()
    return bottom < 0 || top > 390 || page.ariaBusy !== 'true'
  })
const box = (tab: Page) => tab.getByRole('checkbox', { name: /^I have read/ })

// The campaign reading shows the page in two more windows.
test('a party that has seen three of twelve pages is told so, and must confirm before it signs', async () => {
  const { token, ids, party, events } = await sendPages(12)
  const { tab } = await open(await token(), phone)
  await tab.locator('canvas').first().waitFor()
  await readToTheEnd(tab, 3)
  await tab.getByText('3 of 12 pages have been shown.').waitFor()
  await tab.locator('.reading-notice').getByRole('button', { name: 'Read on' }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.page')).toBe('4')

  await signButton(tab).click()
  await tab.getByText('Read the document to its last page.').waitFor()
  expect(await box(tab).evaluate((element) => element.matches(':focus'))).toBe(true)
  expect((await party()).signingStatus).toBe('NOT_SIGNED')
  expect((await party()).readStatus, 'the last page was not shown').toBe('OPENED')
  await box(tab).check()
  await signButton(tab).click()
  await expectTitle(tab, 'You have signed')
  const reading = (await readingOf(ids[0]!))!
  expect(reading).toMatchObject({ isConfirmed: true, confirmation: 'WHOLE_DOCUMENT' })
  expect(reading.shownPages).toBeLessThan(12)
  expect(reading.pages!.slice(0, 3).map(({ page, percent }) => [page, percent])).toEqual([
    [1, 100],
    [2, 100],
    [3, 100],
  ])
  expect((await events()).filter(({ type }) => type === 'party.read')).toHaveLength(1)

  // To jump over a page does not count as seeing it.
  const second = await sendPages(1)
  await visit(tab, await second.token())
  await tab.locator('canvas').first().waitFor()
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await tab.getByText('0 of 1 page has been shown.').waitFor()
  await signButton(tab).dispatchEvent('click')
  await tab.getByText('Read the document to its last page.').waitFor()
  await expect.poll(async () => (await second.party()).readStatus).toBe('OPENED')
  // When the page counts as shown a moment later, the press keeps an answer, and the button stays where the pointer of the person is.
  const place = () => signButton(tab).evaluate<number, { offsetTop: number }>(({ offsetTop }) => offsetTop)
  const before = await place()
  await readToTheEnd(tab, 1)
  await tab.getByText('You can press the button again now.').waitFor()
  expect(await place()).toBe(before)

  // If the page shows the document, it never asks the party if it has read the document elsewhere. Both steps are counted.
  await tab.setViewportSize({ width: 390, height: 500 })
  await visit(tab, await (await send([{ requiredSignature: 'DRAWING' }])).token())
  await tab.locator('canvas').first().waitFor({ state: 'attached' })
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await tab.getByRole('button', { name: 'Add your signature' }).tap()
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).tap()
  await tab.getByRole('heading', { name: 'Two steps left' }).waitFor()
  await tab.evaluate(`document.getElementById('action-title').scrollIntoView({ block: 'end', behavior: 'instant' })`)
  const main = tab.locator('.go-on .primary')
  await expect.poll(() => main.textContent(), { message: 'the document ends above' }).toBe('Go on to sign')
  await tab.getByRole('checkbox', { name: 'I have read the whole document.' }).check()
  await tab.getByRole('heading', { name: 'One step left' }).waitFor()
  expect(await tab.getByText('elsewhere').count()).toBe(0)
})

test('the main button reads on, screen by screen, and then leads to the signature', async () => {
  const { token, party } = await sendPages(3)
  // Turned, so that a page is higher than the window.
  const { tab } = await open(await token(), { ...phone, viewport: { width: 780, height: 390 } })
  await tab.getByText('This is page 1 of the agreement').waitFor()
  const main = tab.locator('.go-on .primary')
  const [places, said] = [new Set<number>(), new Set<string | null>()]
  for (let presses = 0; (await main.textContent()) === 'Read on'; presses++) {
    expect(presses).toBeLessThan(20)
    await main.tap()
    places.add(Number(await tab.evaluate('scrollY')))
    await dwell(tab)
    said.add(await tab.locator('#status').textContent())
    await expect.poll(() => tab.locator('.pdf-page').evaluateAll(areDrawn)).toBe(true)
    await dwell(tab)
  }
  const tops = [...places]
  const steps = tops.slice(1).map((top, index) => top - tops[index]!)
  expect(Math.min(...steps)).toBeGreaterThan(0)
  // Between two pages are 12 pixels.
  expect(Math.max(...steps), 'no more than what the tools and the bar leave free').toBeLessThanOrEqual(
    390 - 64 - 61 + 12,
  )
  expect([...said].filter(Boolean)).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'])
  expect(await tab.evaluate('document.activeElement.textContent'), 'the button keeps the focus').toBe('Go on to sign')
  await expect.poll(async () => (await party()).readStatus).toBe('READ')
  await main.tap()
  expect(await tab.evaluate('document.activeElement.textContent')).toBe('Sign')
  expect(await box(tab).count()).toBe(0)
  expect(await tab.locator('.reading-done').count(), 'what was asked below the window leaves no hole').toBe(0)
  await signButton(tab).click()
  await expectTitle(tab, 'You have signed')
  await tab.setViewportSize({ width: 390, height: 844 })
  await expectShown(pages, tab)
})

test('who has read to the last page is asked nothing', async () => {
  const { token, ids, party, events } = await sendPages(3)
  const { tab } = await open(undefined, desktop)
  let isLost = false
  await tab.route('**/api/v1/signing-session/read', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fulfill({ status: 400, contentType: 'application/problem+json', body: '{}' })
  })
  await visit(tab, await token())
  await tab.locator('canvas').first().waitFor()
  await readToTheEnd(tab, 3)
  await expect.poll(() => isLost).toBe(true)
  expect((await party()).readStatus).toBe('OPENED')
  expect(await tab.locator('.reading-notice').count()).toBe(0)
  await tab.getByText('Page 3 of 3').waitFor()
  await signButton(tab).click()
  await expectTitle(tab, 'You have signed')
  expect(await readingOf(ids[0]!)).toMatchObject({ shownPages: 3, isConfirmed: false })
  const reads = (await events()).filter(({ type }) => type === 'party.read')
  expect(
    reads.map(({ data }) => data.consentVersion),
    'the page was shown, and not confirmed',
  ).toEqual([undefined])
  // The tools name the page that is in view, and not the last one that was read.
  await expect.poll(() => tab.evaluate('scrollY')).toBe(0)
  await expect.poll(() => tab.getByRole('textbox', { name: 'Go to page' }).inputValue()).toBe('1')

  // If the answer to the report is not lost, the party has read the document before it signs.
  const second = await sendPages(1)
  await visit(tab, await second.token())
  await tab.locator('canvas').first().waitFor()
  await readToTheEnd(tab, 1)
  await expect.poll(async () => (await second.party()).readStatus).toBe('READ')
})

test('a party that loads the page again, or takes another device, goes on where it was', async () => {
  const { token, ids } = await sendPages(2)
  const first = await open(await token(), phone)
  await readToTheEnd(first.tab, 1)
  const said = (tab: Page) => tab.locator('.reading-notice').textContent()
  await expect.poll(() => said(first.tab)).toMatch(/^1 of 2 pages has been shown/)
  const kept = async () =>
    (await db.selectFrom('reading_visits').select('visit').where('party_id', '=', ids[0]!).execute()).length
  await expect.poll(kept).toBe(1)
  await first.tab.evaluate('scrollTo(0, 0)')
  await first.tab.reload()
  await expect.poll(() => said(first.tab)).toMatch(/^1 of 2 pages has been shown/)

  const second = await open(await token(), { ...desktop, userAgent: 'Mozilla/5.0 (Windows NT 10.0)' })
  await expect.poll(() => said(second.tab)).toMatch(/^1 of 2 pages has been shown/)
  await readToTheEnd(second.tab, 2)
  await expect.poll(() => second.tab.locator('.reading-notice').count()).toBe(0)
  await signButton(second.tab).click()
  await expectTitle(second.tab, 'You have signed')
  const { visits, ...reading } = (await readingOf(ids[0]!))!
  expect(reading).toMatchObject({ shownPages: 2, isConfirmed: false })
  const devices = visits!.map(({ userAgent }) => userAgent!)
  expect(devices.at(-1)).toBe('Mozilla/5.0 (Windows NT 10.0)')
  expect(devices[0]).toContain('Chrome')
})

test('without an act of a person, a document counts neither as opened nor as read', async () => {
  const { account, id, ids, token, party, events } = await sendPages(1)
  const { tab, context } = await open(undefined, { viewport: { width: 1280, height: 3000 } })
  const reports: string[] = []
  context.on('request', (request) => void (/\/(open|read)$/.test(request.url()) && reports.push(request.url())))
  await visit(tab, await token())
  await tab.locator('.parts').waitFor({ state: 'attached' })
  // As the program of a mail service does: it shows the page in a window, scrolls the page and clicks buttons by a script.
  await tab.evaluate(`{
    scrollTo(0, 500)
    scrollTo(0, 0)
    for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'click']) document.body.dispatchEvent(new Event(type, { bubbles: true }))
    document.querySelector('.text-button').click()
    document.querySelector('.text-button').click()
  }`)
  await expect
    .poll(async () => {
      await tab.clock.runFor(5000)
      return tab.locator('.reading-notice').count()
    })
    .toBe(0)
  expect(reports).toEqual([])
  expect((await party()).readStatus).toBe('NOT_OPENED')
  const path = { id, partyId: ids[0]! }
  const change = await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path },
    body: { role: 'ORGANIZER', requiredSignature: 'CLICK_TO_SIGN' },
  })
  expect(change.error).toBeUndefined()

  await tab.keyboard.press('Shift')
  await expect.poll(async () => (await party()).readStatus).toBe('READ')
  const recorded = (await events()).filter(({ type }) => type === 'party.opened' || type === 'party.read')
  expect(recorded.map(({ type, data }) => [type, data.act])).toEqual([
    ['party.opened', 'KEY'],
    ['party.read', 'KEY'],
  ])

  // The act on this link says nothing about the next one.
  const next = await sendPages(1)
  await visit(tab, await next.token())
  await tab.locator('.parts').waitFor({ state: 'attached' })
  await expect.poll(async () => (await tab.clock.runFor(5000), tab.locator('.reading-notice').count())).toBe(0)
  expect(reports).toHaveLength(2)
  expect((await next.party()).readStatus).toBe('NOT_OPENED')
})
