import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { closeContext, openBrowser } from '../../support/browser.ts'
import { startServer } from '../../support/server.ts'
import { sealedSamples, storeAsOurs } from './verify.support.ts'

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }

/** A server with one sealed file, and a browser. */
export async function startVerification() {
  const { baseUrl, db, newAccount } = await startServer({ recorded: false })
  const samples = await sealedSamples()
  const browser = await openBrowser()
  beforeAll(async () => {
    const { id } = await (await newAccount()).draftDocument()
    await storeAsOurs(db, id, samples.sealed)
  })

  /** Opens the page, and collects its requests and what must not happen. Other machines are reached only through the proxy, which refuses. */
  async function open(options: BrowserContextOptions = desktop) {
    const faults: string[] = []
    const proxy = createServer((request, response) => {
      faults.push(`${request.method} ${request.url}`)
      response.writeHead(502).end()
    })
    proxy.on('connect', (request, socket) => {
      faults.push(`CONNECT ${request.url}`)
      socket.destroy()
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const server = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const context = await browser.newContext({ locale: 'en-GB', ...options, proxy: { server, bypass: '127.0.0.1' } })
    onTestFinished(async () => {
      await closeContext(context)
      proxy.close()
    })
    await context.exposeFunction('refused', (violation: string) => faults.push(violation))
    await context.addInitScript({
      content: "addEventListener('securitypolicyviolation', (v) => refused(`${v.effectiveDirective} ${v.blockedURI}`))",
    })
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    const tab = await context.newPage()
    tab.on('pageerror', (error) => faults.push(error.message))
    await tab.goto(`${baseUrl}/verify/`)
    await tab.locator('h1').waitFor()
    return { tab, faults, requests }
  }
  return { baseUrl, ...samples, open }
}

export const choose = (tab: Page, bytes: Uint8Array, name = 'agreement.pdf') =>
  tab.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })

export async function expectTitle(tab: Page, title: string): Promise<void> {
  await expect.poll(() => tab.locator('h1').textContent()).toBe(title)
}
