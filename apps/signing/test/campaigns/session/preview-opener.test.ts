import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startPages } from '@paraph/testing/pages/page.ts'

const { baseUrl, openAt } = await startPages()

/** What a page of another origin would like to show under the name of this server. */
const fake = {
  type: 'preview',
  shown: {
    session: {
      senderName: 'Somebody else',
      senderContact: { email: null, phone: null },
      language: 'EN',
      isTest: false,
      verification: { method: 'NONE', isPassed: false, sentTo: null },
      parties: [],
    },
  },
}

test('a page of another origin that opens a preview learns nothing and shows nothing, also if a browser lets the two speak', async () => {
  const page = `<!doctype html><button>Open</button><script>
    const heard = []
    addEventListener('message', ({ data }) => heard.push(data))
    document.querySelector('button').onclick = () => {
      const tab = open('${baseUrl}/sign/#preview')
      setInterval(() => tab.postMessage(${JSON.stringify(fake)}, '*'), 50)
    }
  </script>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { context } = await openAt('/')
  // This header alone would already keep the two apart.
  await context.route(`${baseUrl}/sign/`, async (route) => {
    const response = await route.fetch()
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const stranger = await context.newPage()
  await stranger.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const opened = context.waitForEvent('page')
  await stranger.locator('button').click()
  const tab = await opened
  await tab.evaluate(`addEventListener('message', ({ data }) => (globalThis.got ??= []).push(data.type))`)
  await expect.poll(() => tab.evaluate('globalThis.got')).toContain('preview')
  await tab.getByRole('heading', { name: 'The preview is not here' }).waitFor()
  expect(await tab.evaluate('opener !== null'), 'it could speak').toBe(true)
  expect(await stranger.evaluate('heard')).toEqual([])
})
