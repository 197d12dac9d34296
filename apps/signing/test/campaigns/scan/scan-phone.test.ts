import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'
import { desktop, expectTitle, phone, pressSign, smallTargets, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, db, signatureOf } = await startPages()

const startButton = (tab: Page) => tab.getByRole('button', { name: 'Photograph with my phone' })
const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Photograph with your phone' })
const code = (tab: Page) => tab.locator('dialog .qr')
/** The part of the address in the QR code that the tests' server does not know: its public URL is another one. */
const fragment = async (tab: Page) => new URL((await code(tab).getAttribute('data-text'))!).hash.slice(1)

/** Opens a document for a signature on paper at a computer. */
async function openPaper() {
  const sent = await send([{ requiredSignature: 'MANUAL' }])
  const computer = await open(await sent.token(), { ...desktop, viewport: { width: 1280, height: 650 } })
  await startButton(computer.tab).waitFor()
  return { ...sent, ...computer }
}

const scanOf = (partyId: string) =>
  db.selectFrom('scans').select('bytes').where('party_id', '=', partyId).executeTakeFirst()

/** A photo of a paper that the browser itself has made. */
async function photo(tab: Page, name: string) {
  const base64 = await tab.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 400
    canvas.getContext('2d').fillRect(0, 0, ${name.length} * 9, 90)
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

test('the party photographs on the phone and signs at the computer, and a broken network loses nothing', async () => {
  const { tab, party, ids } = await openPaper()
  await startButton(tab).focus()
  await tab.keyboard.press('Enter')
  await code(tab).waitFor()
  await dialog(tab).getByText('Waiting for your phone…').waitFor()
  expect(await seriousViolations(tab)).toEqual([])
  const inView = (await dialog(tab).getByRole('button', { name: 'Close' }).boundingBox())!
  expect(inView.y + inView.height).toBeLessThanOrEqual(650)

  const scanned = await open(await fragment(tab), { ...phone, viewport: { width: 390, height: 844 } })
  await expectTitle(scanned.tab, 'Photograph the signed pages')
  expect(await scanned.tab.getByText('“Tenancy agreement”').count()).toBe(1)
  await scanned.tab.locator('input[capture=environment]').waitFor({ state: 'attached' })
  expect(await startButton(scanned.tab).count()).toBe(0)
  expect(await smallTargets(scanned.tab)).toEqual([])
  const picker = scanned.tab.locator('input[type=file][multiple]')
  await picker.setInputFiles([await photo(scanned.tab, 'page-1.jpg'), await photo(scanned.tab, 'second-page.jpg')])
  const upload = scanned.tab.getByRole('button', { name: 'Upload 2 pages' })
  await upload.waitFor()
  await scanned.tab.getByRole('button', { name: 'Later: page 1' }).tap()
  expect(await seriousViolations(scanned.tab)).toEqual([])

  // The phone is at work, so a page that is loaded again shows the same code.
  const shown = await fragment(tab)
  await tab.reload()
  await startButton(tab).click()
  await code(tab).waitFor()
  expect(await fragment(tab)).toBe(shown)
  await scanned.context.setOffline(true)
  await tab.context().setOffline(true)
  await dialog(tab).getByText('This page has no connection.').waitFor()
  await upload.tap()
  await scanned.tab.getByText('What you have chosen is kept.').waitFor()
  await scanned.context.setOffline(false)
  await tab.context().setOffline(false)
  await upload.tap()
  await expectTitle(scanned.tab, 'Your pages are on your computer')

  await tab.getByText('Your phone has uploaded the scan.').first().waitFor()
  await expect.poll(() => tab.locator('.uploaded-pages canvas').count()).toBe(2)
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Your phone has uploaded the scan.')
  expect(await dialog(tab).count()).toBe(0)
  const pages = (await tab.locator('.uploaded-pages').boundingBox())!
  expect(pages.y > 0 && pages.y + pages.height <= 650, 'the next step is to look at the scan').toBe(true)
  const stored = await scanOf(ids[0]!)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect((await party()).signingStatus).toBe('SIGNED')
  expect((await signatureOf(ids[0]!))?.scan).toEqual(stored!.bytes)

  // The phone that comes back later, and anybody with a photograph of the code, can do nothing more.
  await scanned.tab.reload()
  await expectTitle(scanned.tab, 'This code no longer works')
})

test('an ended code says so on both devices, and a later scan takes the place of an earlier one', async () => {
  const { tab, ids } = await openPaper()
  await startButton(tab).click()
  await code(tab).waitFor()
  const old = await fragment(tab)
  const expired = new Date(Date.now() - 1).toISOString()
  await db.updateTable('phone_scans').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  await dialog(tab).getByText('The code no longer works.').waitFor()
  const scanned = await open(old, phone)
  await expectTitle(scanned.tab, 'This code no longer works')
  await tab.getByRole('button', { name: 'Show a new code' }).click()
  await code(tab).waitFor()
  await visit(scanned.tab, await fragment(tab))
  await expectTitle(scanned.tab, 'Photograph the signed pages')

  // The dialog is closed, so the party may be reading: the page says what has arrived, and moves nothing.
  await dialog(tab).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Photograph with my phone')
  const pdf = (pages: number) =>
    makePdf(pages).then((bytes) => ({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) }))
  await scanned.tab.locator('input[type=file][multiple]').setInputFiles(await pdf(1))
  await expectTitle(scanned.tab, 'Your pages are on your computer')
  await expect.poll(() => tab.locator('#status').textContent()).toBe('Your phone has uploaded the scan.')
  await expect.poll(() => tab.locator('.uploaded-pages canvas').count()).toBe(1)
  expect(await tab.evaluate('document.activeElement.textContent')).not.toBe('Your phone has uploaded the scan.')

  await tab.getByRole('button', { name: 'Replace the scan' }).click()
  await startButton(tab).click()
  await code(tab).waitFor()
  await visit(scanned.tab, await fragment(tab))
  await expectTitle(scanned.tab, 'Photograph the signed pages')
  await scanned.tab.locator('input[type=file][multiple]').setInputFiles(await pdf(3))
  await expect.poll(() => tab.locator('.uploaded-pages canvas').count()).toBe(3)
  await tab.getByRole('button', { name: 'Sign', exact: true }).waitFor()

  // A failure to make a code says what to do.
  await tab.getByRole('button', { name: 'Replace the scan' }).click()
  await tab.context().setOffline(true)
  await startButton(tab).click()
  await dialog(tab).getByText('The code could not be made.').waitFor()
  await tab.context().setOffline(false)
  await tab.getByRole('button', { name: 'Show a new code' }).click()
  await code(tab).waitFor()
})
