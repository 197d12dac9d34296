import { expect, test } from 'vitest'
import { code, dialog, fragment, startButton, startScanPages } from './scan-phone.support.ts'
import { expectTitle, phone, visit } from '@paraph/testing/pages/page.ts'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'

const { open, db, openPaper } = await startScanPages()

test('an ended code says so on both devices, and a new one works; what the phone uploads later, or again, takes the place of an earlier scan', async () => {
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
