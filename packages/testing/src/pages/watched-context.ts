import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import type { openBrowser } from './browser.ts'

/**
 * Opens a context that can reach other machines only through a proxy, which refuses. So the proxy also sees workers, beacons and web sockets.
 *
 * @param faults - gets each request to another machine, and each violation of the policy of a page.
 */
export async function openWatched(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  options: BrowserContextOptions,
  faults: string[],
): Promise<BrowserContext> {
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
  const context = await browser.newContext({ ...options, proxy: { server, bypass: '127.0.0.1' } })
  context.on('close', () => proxy.close())
  await context.exposeFunction('refused', (violation: string) => faults.push(violation))
  await context.addInitScript({
    content: "addEventListener('securitypolicyviolation', (v) => refused(`${v.effectiveDirective} ${v.blockedURI}`))",
  })
  return context
}
