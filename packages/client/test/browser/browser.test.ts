import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { signWebhook } from '@paraph/server/src/work/webhooks/sign-webhook.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { baseUrl, newAccount } = await startServer({ recorded: false, corsOrigins: '*' })

const browser = await openBrowser()

test('the client works in a browser page of another origin: it uploads, lists, downloads, throws errors and verifies webhooks', async () => {
  const { key } = await newAccount()
  const pdf = Buffer.from(await onePagePdf()).toString('base64')
  const event = { id: 'evt_1', type: 'document.sent', timestamp: new Date(), data: { document: { id: 'doc_1' } } }
  const body = JSON.stringify(event)
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const webhook = [body, signWebhook({ id: event.id, timestamp: event.timestamp, body, secrets: [secret] }), secret]
  const script = `
    import { Paraph } from '@paraph/client'
    const paraph = new Paraph({ baseUrl: '${baseUrl}', apiKey: '${key}' })
    const bytes = Uint8Array.from(atob('${pdf}'), (character) => character.charCodeAt(0))
    const { id } = await paraph.documents.create({ file: new Blob([bytes]).stream(), title: 'Lease' })
    const titles = []
    for await (const document of paraph.documents.list()) titles.push(document.title)
    const file = await paraph.documents.getFile(id)
    const error = await paraph.documents.send(id).catch((error) => error)
    const { type } = await paraph.webhooks.verify(...${JSON.stringify(webhook)})
    document.title = JSON.stringify([titles, file.size === bytes.length, error.code, error.errors[0].pointer, type])`
  const page = await serve(`<!doctype html><script type="module">${await bundle(script)}</script>`)
  const tab = await browser.newPage()
  const errors: string[] = []
  tab.on('pageerror', (error) => errors.push(error.message))
  await tab.goto(page)
  await expect.poll(async () => errors[0] ?? (await tab.title())).not.toBe('')
  expect(errors).toEqual([])
  expect(JSON.parse(await tab.title())).toEqual([['Lease'], true, 'document_incomplete', '/parties', 'document.sent'])
})

async function bundle(script: string): Promise<string> {
  const client = fileURLToPath(import.meta.resolve('@paraph/client'))
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '\0entry.js' : id === '@paraph/client' ? client : undefined),
    load: (id: string) => (id === '\0entry.js' ? script : undefined),
  }
  const { output } = await (
    await rolldown({ input: 'entry', platform: 'browser', plugins: [entry] })
  ).generate({ format: 'es', codeSplitting: false })
  return output[0].code
}

async function serve(html: string): Promise<string> {
  const server = createServer((_req, res) => res.setHeader('content-type', 'text/html').end(html)).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
