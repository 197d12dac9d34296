import type { Page } from 'playwright-core'
import { desktop, startPages } from '@paraph/testing/pages/page.ts'

export const startButton = (tab: Page) => tab.getByRole('button', { name: 'Photograph with my phone' })
export const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Photograph with your phone' })
export const code = (tab: Page) => tab.locator('dialog .qr')
/** The part of the address in the QR code that the tests' server does not know: its public URL is another one. */
export const fragment = async (tab: Page) => new URL((await code(tab).getAttribute('data-text'))!).hash.slice(1)

export async function startScanPages() {
  const pages = await startPages()
  /** Opens a document for a signature on paper at a computer. */
  async function openPaper() {
    const sent = await pages.send([{ requiredSignature: 'MANUAL' }])
    const computer = await pages.open(await sent.token(), { ...desktop, viewport: { width: 1280, height: 650 } })
    await startButton(computer.tab).waitFor()
    return { ...sent, ...computer }
  }
  return { ...pages, openPaper }
}
