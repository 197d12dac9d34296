import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { closeContext, openBrowser } from '@paraph/testing/pages/browser.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { openWatched } from '@paraph/testing/pages/watched-context.ts'
import { sealedSamples, storeAsOurs } from '@paraph/testing/server/verify.ts'

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }

/** A server with one sealed file, and a browser. */
export async function startVerification() {
  const { baseUrl, db, newAccount } = await useServer()
  const samples = await sealedSamples()
  const browser = await openBrowser()
  beforeAll(async () => {
    const { id } = await (await newAccount()).draftDocument()
    await storeAsOurs(db, id, samples.sealed)
  })

  /** Opens the page, and collects its requests and what must not happen. */
  async function open(options: BrowserContextOptions = desktop) {
    const faults: string[] = []
    const context = await openWatched(browser, { locale: 'en-GB', ...options }, faults)
    onTestFinished(async () => {
      await closeContext(context)
      expect(faults).toEqual([])
    })
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    const tab = await context.newPage()
    tab.on('pageerror', (error) => faults.push(error.message))
    await tab.goto(`${baseUrl}/verify/`)
    await tab.locator('h1').waitFor()
    return { tab, requests }
  }
  return { baseUrl, ...samples, open }
}

export const choose = (tab: Page, bytes: Uint8Array, name = 'agreement.pdf') =>
  tab.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })

export async function expectTitle(tab: Page, title: string): Promise<void> {
  await expect.poll(() => tab.locator('h1').textContent()).toBe(title)
}
