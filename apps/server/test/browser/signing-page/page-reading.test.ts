import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { startEmbedding } from './embed.support.ts'
import { desktop, draw, expectTitle, phone, readToTheEnd, textPdf } from './page.support.ts'

const { send, open, db, baseUrl, openHost } = await startEmbedding()

const sendPages = async (count: number) =>
  send([{ requiredSignature: 'CLICK_TO_SIGN' }], { file: new File([await textPdf(count)], 'agreement.pdf') })
const readingOf = async (partyId: string) =>
  (await db.selectFrom('signatures').select('reading').where('party_id', '=', partyId).executeTakeFirst())?.reading
const signButton = (tab: Page) => tab.getByRole('button', { name: 'Sign', exact: true })
const box = (tab: Page) => tab.getByRole('checkbox', { name: /^I have read/ })

test.each([phone, desktop])(
  'a party that has seen three of twelve pages is told so, and must confirm before it signs',
  async (screen) => {
    const { token, ids, party, events } = await sendPages(12)
    const { tab, faults } = await open(await token(), screen)
    await tab.locator('canvas').first().waitFor()
    await readToTheEnd(tab, 3)
    await tab.getByText('3 of 12 pages have been in view.').waitFor()
    await tab.getByRole('button', { name: 'Read on' }).click()
    await expect.poll(() => tab.evaluate('document.activeElement.dataset.page')).toBe('4')

    await signButton(tab).click()
    await tab.getByText('Read the document to its last page.').waitFor()
    expect(await box(tab).evaluate((element) => element.matches(':focus'))).toBe(true)
    expect((await party()).signingStatus).toBe('NOT_SIGNED')
    expect((await party()).readStatus, 'the last page was not shown').toBe('OPENED')
    await box(tab).check()
    await signButton(tab).click()
    await expectTitle(tab, 'You have signed')
    expect(await readingOf(ids[0]!)).toMatchObject({ isConfirmed: true })
    expect((await readingOf(ids[0]!))!.shownPages).toBeLessThan(12)
    expect((await events()).filter(({ type }) => type === 'party.read')).toHaveLength(1)
    expect(faults).toEqual([])
  },
)

test.each([phone, desktop])('a party that has read to the last page is asked nothing', async (screen) => {
  const { token, ids, party } = await sendPages(3)
  const { tab } = await open(await token(), screen)
  await tab.locator('canvas').first().waitFor()
  await readToTheEnd(tab, 3)
  await expect.poll(async () => (await party()).readStatus).toBe('READ')
  expect(await tab.locator('.reading-notice').count()).toBe(0)
  await signButton(tab).click()
  await expectTitle(tab, 'You have signed')
  expect(await readingOf(ids[0]!)).toEqual({ shownPages: 3, isConfirmed: false })
})

test('to jump over a page does not count as seeing it', async () => {
  const { token, party } = await sendPages(1)
  const { tab } = await open(await token(), phone)
  await tab.locator('canvas').first().waitFor()
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await tab.getByText('No whole page of the document has been in view yet.').waitFor()
  await signButton(tab).dispatchEvent('click')
  await tab.getByText('Read the document to its last page.').waitFor()
  expect((await party()).readStatus).toBe('OPENED')
})

test('a party whose document is shown is never asked if it has read it elsewhere, and both steps are counted', async () => {
  const { token } = await send([{ requiredSignature: 'DRAWING' }], {
    file: new File([await textPdf(3)], 'agreement.pdf'),
  })
  const { tab } = await open(await token(), { ...phone, viewport: { width: 390, height: 500 } })
  await tab.locator('canvas').first().waitFor({ state: 'attached' })
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await tab.getByRole('button', { name: 'Add your signature' }).tap()
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).tap()
  await tab.getByRole('heading', { name: 'Two steps left' }).waitFor()
  await tab.getByRole('checkbox', { name: 'I have read the whole document.' }).check()
  await tab.getByRole('heading', { name: 'One step left' }).waitFor()
  expect(await tab.getByText('elsewhere').count()).toBe(0)
})

test.each<[string, (route: Route) => Promise<void>, string]>([
  ['is gone', (route) => route.fulfill({ status: 404, body: '' }), 'This browser can’t show the document.'],
  ['does not arrive', (route) => route.abort(), 'The server does not answer.'],
])(
  'if the file %s, the party can sign only after it says that it has read it elsewhere',
  async (_, answer, trouble) => {
    const { token, ids } = await sendPages(2)
    const { tab } = await open(undefined, desktop)
    await tab.route('**/api/v1/signing-session/file', answer)
    await tab.route('**/api/v1/signing-session/preview', answer)
    await tab.goto(`${baseUrl}/sign/#${await token()}`)
    await tab.reload()
    await tab.getByText(trouble).first().waitFor()
    await signButton(tab).dispatchEvent('click')
    await tab.getByText('Tick the box if you have read the document elsewhere.').waitFor()
    expect(await tab.getByText('Read the document to its last page.').count()).toBe(0)
    await tab.getByText('This page can’t show you the document now.').waitFor()
    await tab.getByRole('checkbox', { name: 'I have read the document elsewhere.' }).check()
    await signButton(tab).click()
    await expectTitle(tab, 'You have signed')
    expect(await readingOf(ids[0]!)).toEqual({ shownPages: 0, isConfirmed: true })
  },
)

test('a report of the last page that was lost is sent again before the signature', async () => {
  const { token, ids, events } = await sendPages(1)
  const { tab } = await open(await token(), desktop)
  let isLost = false
  await tab.route('**/api/v1/signing-session/read', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fulfill({ status: 400, contentType: 'application/problem+json', body: '{}' })
  })
  await tab.locator('canvas').first().waitFor()
  await readToTheEnd(tab, 1)
  await expect.poll(() => isLost).toBe(true)
  await signButton(tab).click()
  await expectTitle(tab, 'You have signed')
  expect(await readingOf(ids[0]!)).toEqual({ shownPages: 1, isConfirmed: false })
  const reads = (await events()).filter(({ type }) => type === 'party.read')
  expect(
    reads.map(({ data }) => data.consentVersion),
    'the page was shown, and not confirmed',
  ).toEqual([undefined])
})

test('in a frame, a page counts only when the window around the frame shows it', async () => {
  const { token, party } = await sendPages(1)
  const { tab, page, embed, expectEvents } = await openHost()
  await embed(await token())
  // As hosts do that let the frame be as high as its content, below the fold.
  await tab.evaluate(`Object.assign(document.querySelector('iframe').style, { height: '3000px', marginTop: '600px' })`)
  await page.locator('canvas').first().waitFor()
  await expectEvents('opened')
  await tab.waitForTimeout(1000)
  expect((await party()).readStatus).toBe('OPENED')
  for (let top = 0; top <= 2400; top += 400) {
    await tab.evaluate(`scrollTo({ top: ${top} })`)
    await tab.waitForTimeout(600)
  }
  await expectEvents('opened', 'read')
  expect((await party()).readStatus).toBe('READ')
})
