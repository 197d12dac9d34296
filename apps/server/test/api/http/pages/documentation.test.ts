import { globSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/docs/index.html')))
const { baseUrl } = await useServer()

/** Unlike fetch, it sends the path as it is and decompresses nothing. */
function load(path: string, encoding: string, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl)
    const asked = request({ hostname, port, path, method, headers: { 'accept-encoding': encoding } })
    asked.on('error', reject).on('response', async (response) => {
      resolve({ status: response.statusCode!, headers: response.headers, body: await buffer(response) })
    })
    asked.end()
  })
}

const texts = globSync('**/*.{html,js,css,json,yaml,md,txt}', { cwd: folder })

test('every text has compressed copies; browsers cache a file with a hash in its name', async () => {
  expect(texts.length).toBeGreaterThan(50)
  for (const text of texts) {
    const original = readFileSync(join(folder, text))
    expect(brotliDecompressSync(readFileSync(join(folder, `${text}.br`))).equals(original), text).toBe(true)
    expect(gunzipSync(readFileSync(join(folder, `${text}.gz`))).equals(original), text).toBe(true)
    const { status, headers } = await load(`/docs/${text}`, 'br', 'HEAD')
    expect([status, headers['content-encoding'], headers['vary']], text).toEqual([200, 'br', 'Accept-Encoding'])
    const hasHash = /^assets\/(.*\.[\w-]{8,}\.(lean\.)?(js|css)|reference\.[\w-]{8}\/.*\.js)$/.test(text)
    expect(headers['cache-control'], text).toBe(hasHash ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
})

test.each([
  ['/docs/nowhere', './guides/quick-start.html'],
  ['/docs/guides/nowhere.html', './../guides/quick-start.html'],
])('404 is a page with links for people, and a problem for programs: %s', async (path, link) => {
  const shown = await fetch(baseUrl + path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await shown.text()).toContain(`href="${link}"`)
  const { href } = new URL(link, baseUrl + path)
  expect((await fetch(href)).status).toBe(200)
  const answered = await fetch(baseUrl + path)
  expect(answered.status).toBe(404)
  expect(await answered.json()).toMatchObject({ code: 'path_not_found' })
})

test.each([
  '/docs/../package.json',
  '/docs/..%2fpackage.json',
  '/docs/%2e%2e/package.json',
  '/docs/..%5cpackage.json',
  '/docs/.env',
])('%s is refused, because it leads out of the folder', async (path) => {
  const { status, body } = await load(path, 'br')
  expect([400, 403, 404]).toContain(status)
  expect(body.toString()).not.toContain('devDependencies')
})
