import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sql } from '#kysely'
import { workJobs } from '#server/process/work-jobs.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { makePdf as makeNoise } from '../../../bench/page-pdf.ts'
import { screenshot } from '../../support/screenshot.ts'
import { desktop, phone, startPages, textPdf } from './page.support.ts'

const { send, open, preview, previews, sealer, services, db, newAccount, linkOf } = await startPages()
/** The tools of the reader do not fit into one line here. */
const narrowPhone = { ...phone, viewport: { width: 360, height: 740 } }
/** For a busy machine. */
async function sendWithPreview(pages: number, ...parties: Parameters<typeof send>[0] & object) {
  const file = new File([await textPdf(pages)], 'agreement.pdf')
  const sent = await send(parties.length > 0 ? parties : undefined, { file })
  await preview(sent.id)
  return sent
}

/** Opens a tab in which pdf.js does not come before it is released. */
async function openWithoutPdfJs(token: string, options = narrowPhone) {
  const { tab, context, faults } = await open(undefined, options)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/assets\/pdf/, (route) => released.then(() => route.continue()))
  await tab.goto(`${tab.url()}#${token}`)
  return { tab, context, faults, release }
}

const picture = (tab: Page) => tab.locator('.pdf-page').first().locator('img')
const boxOf = (tab: Page, index: number) => tab.locator('.pdf-page').nth(index).boundingBox()

test('the preview is in the place of the first page, and nothing moves when pdf.js has drawn the page', async () => {
  const { token } = await sendWithPreview(3)
  const { tab, faults, release } = await openWithoutPdfJs(await token())
  await picture(tab).waitFor()
  const [first, last] = [(await boxOf(tab, 0))!, (await boxOf(tab, 2))!]
  const shown = (await picture(tab).boundingBox())!
  expect([shown.width, Math.round(shown.height)]).toEqual([first.width, Math.round(first.height)])
  expect(await tab.locator('.pdf-page').count()).toBe(3)
  release()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await expect.poll(() => picture(tab).count()).toBe(0)
  const [firstDrawn, lastDrawn] = [(await boxOf(tab, 0))!, (await boxOf(tab, 2))!]
  expect(firstDrawn.y).toBe(first.y)
  // The picture has whole pixels, so its shape differs by less than one.
  expect(Math.abs(firstDrawn.height - first.height)).toBeLessThanOrEqual(1)
  expect(Math.abs(lastDrawn.y - last.y)).toBeLessThanOrEqual(1)
  expect(faults).toEqual([])
})

test('the preview is made from the upload, so a party that opens its link right after the sending sees it', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const connection = { ...inject('postgres'), database: rows[0]!.name }
  const worker = await openJobs({ db, connection, onError: () => {} })
  onTestFinished(worker.close)
  await workJobs({
    ...services,
    jobs: worker,
    senders: {},
    sealer,
    previews,
    onSealFailure: () => {},
    onPreviewFailure: () => {},
    onEncrypted: () => {},
    onDisabled: () => {},
    timeZone: 'UTC',
  })
  const account = await newAccount()
  const file = new File([await textPdf(3)], 'agreement.pdf')
  const { id } = await account.draftDocument({ file })
  const drawn = () => db.selectFrom('document_previews').select('bytes').where('document_id', '=', id).execute()
  await expect.poll(drawn).toHaveLength(1)
  const party = await account.party(id)
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const { tab, faults } = await openWithoutPdfJs(await linkOf(party.id))
  await picture(tab).waitFor()
  expect(faults).toEqual([])
})

test('a party that has seen only the preview of the only page has not read the document', async () => {
  const { token, party } = await sendWithPreview(1)
  const { tab, release } = await openWithoutPdfJs(await token())
  await picture(tab).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await party()).readStatus).toBe('OPENED')
  await tab.waitForTimeout(500)
  expect((await party()).readStatus).toBe('OPENED')
  release()
  await tab.locator('.pdf-page').first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await party()).readStatus).toBe('READ')
})

test('a screen reader reads that the document is being opened, and reads no picture', async () => {
  const { token } = await sendWithPreview(2)
  const { tab } = await openWithoutPdfJs(await token())
  await picture(tab).waitFor()
  const tree = await tab.locator('.reader').ariaSnapshot()
  expect(tree).toContain('status: Opening the document…')
  expect(tree).not.toContain('img')
  expect(await tab.locator('.pdf-page').first().getAttribute('aria-busy')).toBe('true')
})

test('without the two-step verification there is no preview, and with it there is', async () => {
  const { token, ids } = await sendWithPreview(2, { twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  const statuses: number[] = []
  const { tab, context } = await open(undefined)
  context.on('response', (response) => {
    if (response.url().endsWith('/preview')) statuses.push(response.status())
  })
  await tab.goto(`${tab.url()}#${await token()}`)
  await tab.getByRole('button', { name: /^Send/ }).click()
  await tab.locator('input.code').waitFor()
  expect(statuses).toEqual([403])
  await holdPdfJs(context)
  const messages = db.selectFrom('messages').select('id').where('party_id', '=', ids[0]!).where('kind', '=', 'CODE')
  const { nonce } = await db
    .selectFrom('parties')
    .select('link_nonce as nonce')
    .where('id', '=', ids[0]!)
    .executeTakeFirstOrThrow()
  await tab.locator('input.code').fill(services.codes.codeOf((await messages.executeTakeFirstOrThrow()).id, nonce))
  await tab.locator('input.code').press('Enter')
  await picture(tab).waitFor()
  expect(statuses).toEqual([403, 200])
})

const holdPdfJs = (context: BrowserContext) => context.route(/\/assets\/pdf/, () => new Promise<void>(() => {}))

test.each([
  ['that can not be decoded', { status: 200, contentType: 'image/webp', body: 'no picture' }],
  ['that does not come', { status: 503, contentType: 'application/problem+json', body: '{}' }],
])('with a preview %s, the page is still drawn', async (_, answer) => {
  const { token } = await sendWithPreview(1)
  const { tab, context, faults } = await open(undefined, desktop)
  await context.route(/\/preview$/, (route) => route.fulfill(answer))
  await tab.goto(`${tab.url()}#${await token()}`)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  expect(await picture(tab).count()).toBe(0)
  expect(faults).toEqual([])
})

test('if pdf.js can not draw the file, the preview does not stay', async () => {
  const { token } = await sendWithPreview(1)
  const { tab, context, release } = await openWithoutPdfJs(await token())
  await picture(tab).waitFor()
  await context.route(/\/signing-session\/file$/, (route) => route.fulfill({ status: 200, body: 'no PDF' }))
  release()
  await tab.locator('.reader [role=alert]').waitFor()
  expect(await picture(tab).count()).toBe(0)
})

test('the parts of a large file are requested at the same time', async () => {
  const { token } = await send(undefined, { file: new File([await makeNoise(12, 125_000)], 'scanned.pdf') })
  const { tab, context } = await open(undefined, phone)
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Network.enable')
  const line = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', line)
  await tab.goto(`${tab.url()}#${await token()}`)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  const requests = await tab.evaluate<{ from: number; to: number }[]>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/file'))
      .map(({ requestStart, responseEnd }) => ({ from: requestStart, to: responseEnd }))`,
  )
  const most = Math.max(
    ...requests.map(({ from }) => requests.filter((other) => other.from <= from && from < other.to).length),
  )
  expect(requests.length).toBeGreaterThan(10)
  expect(most).toBeGreaterThanOrEqual(4)
})

test.each(['light', 'dark'] as const)('a picture of the preview in %s colours', async (colorScheme) => {
  const file = new File([await makeNoise(2, 20_000)], 'agreement.pdf')
  const { token, id } = await send(undefined, { file })
  await preview(id)
  const options = { ...narrowPhone, deviceScaleFactor: 2, colorScheme }
  const { tab, release } = await openWithoutPdfJs(await token(), options)
  await picture(tab).waitFor()
  await screenshot(tab, `signing-page/preview-${colorScheme}`)
  release()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await screenshot(tab, `signing-page/preview-replaced-${colorScheme}`)
  expect(await picture(tab).count()).toBe(0)
})
