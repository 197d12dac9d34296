import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { screenshot } from '@paraph/testing/pages/screenshot.ts'
import { code, dialog, fragment, startButton, startScanPages } from './scan-phone.support.ts'
import { expectTitle, phone, pressSign, smallTargets } from '@paraph/testing/pages/page.ts'

const { open, db, openPaper } = await startScanPages()

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

async function inBothColours(tab: Page, name: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await tab.emulateMedia({ colorScheme })
    await screenshot(tab, `${name}.${colorScheme}`)
  }
}

test('the party scans the code, photographs on the phone, sees the scan at the computer without a reload and signs there; a broken network loses nothing', async () => {
  const { tab, faults, party, ids } = await openPaper()
  await startButton(tab).focus()
  await tab.keyboard.press('Enter')
  await code(tab).waitFor()
  await dialog(tab).getByText('Waiting for your phone…').waitFor()
  await inBothColours(tab, 'signing-page/scan-phone-code')
  expect(await seriousViolations(tab)).toEqual([])
  const inView = (await dialog(tab).getByRole('button', { name: 'Close' }).boundingBox())!
  expect(inView.y + inView.height).toBeLessThanOrEqual(650)

  const scanned = await open(await fragment(tab), { ...phone, viewport: { width: 390, height: 844 } })
  await expectTitle(scanned.tab, 'Photograph the signed pages')
  expect(await scanned.tab.getByText('“Tenancy agreement”').count()).toBe(1)
  await scanned.tab.locator('input[capture=environment]').waitFor({ state: 'attached' })
  expect(await startButton(scanned.tab).count()).toBe(0)
  expect(await smallTargets(scanned.tab)).toEqual([])
  await inBothColours(scanned.tab, 'signing-page/scan-phone-start')
  const picker = scanned.tab.locator('input[type=file][multiple]')
  await picker.setInputFiles([await photo(scanned.tab, 'page-1.jpg'), await photo(scanned.tab, 'second-page.jpg')])
  const upload = scanned.tab.getByRole('button', { name: 'Upload 2 pages' })
  await upload.waitFor()
  await scanned.tab.getByRole('button', { name: 'Later: page 1' }).tap()
  await inBothColours(scanned.tab, 'signing-page/scan-phone-photos')
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
  await inBothColours(scanned.tab, 'signing-page/scan-phone-sent')

  await tab.getByText('Your phone has uploaded the scan.').first().waitFor()
  await expect.poll(() => tab.locator('.uploaded-pages canvas').count()).toBe(2)
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Your phone has uploaded the scan.')
  expect(await dialog(tab).count()).toBe(0)
  const pages = (await tab.locator('.uploaded-pages').boundingBox())!
  expect(pages.y > 0 && pages.y + pages.height <= 650, 'the next step is to look at the scan').toBe(true)
  await inBothColours(tab, 'signing-page/scan-phone-arrived')
  const stored = await scanOf(ids[0]!)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect((await party()).signingStatus).toBe('SIGNED')
  const signatures = db.selectFrom('signatures').select('scan').where('party_id', '=', ids[0]!)
  expect((await signatures.executeTakeFirst())?.scan).toEqual(stored!.bytes)
  expect([...faults, ...scanned.faults]).toEqual([])

  // The phone that comes back later, and anybody with a photograph of the code, can do nothing more.
  await scanned.tab.reload()
  await expectTitle(scanned.tab, 'This code no longer works')
})
