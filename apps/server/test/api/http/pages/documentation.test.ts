import { globSync, readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startServer } from '../../../support/server.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/docs/index.html')))
const { baseUrl } = await startServer({ recorded: false })

/** Unlike fetch, it sends the path as it is and decompresses nothing. */
function load(path: string, encoding: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl)
    get({ hostname, port, path, headers: { 'accept-encoding': encoding } }, async (response) => {
      resolve({ status: response.statusCode!, headers: response.headers, body: await buffer(response) })
    }).on('error', reject)
  })
}

test('every text has compressed copies with the same content, and the header Vary', async () => {
  const texts = globSync('**/*.{html,js,css,json,yaml,md,txt}', { cwd: folder })
  expect(texts.length).toBeGreaterThan(50)
  for (const text of texts) {
    const original = readFileSync(join(folder, text))
    for (const [accepted, encoding, decompress] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { status, headers, body } = await load(`/docs/${text}`, accepted)
      expect([status, headers['content-encoding'], headers['vary']], text).toEqual([200, encoding, 'Accept-Encoding'])
      expect(headers['content-length']).toBe(String(body.length))
      expect(decompress(body).equals(original), text).toBe(true)
    }
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

test('browsers cache a file with a hash in its name, and revalidate every other file', async () => {
  for (const file of globSync('**/*.{html,js,css}', { cwd: folder })) {
    const { headers } = await load(`/docs/${file}`, 'br')
    const hasHash = /^assets\/(.*\.[\w-]{8,}\.(lean\.)?(js|css)|reference\.[\w-]{8}\/.*\.js)$/.test(file)
    expect(headers['cache-control'], file).toBe(hasHash ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
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

test('/llms.txt lists all guides as Markdown, and each is there', async () => {
  const list = await (await fetch(`${baseUrl}/llms.txt`)).text()
  const links = Array.from(list.matchAll(/\]\((guides\/[\w-]+\.md)\)/g), ([, path]) => path!)
  expect(links.toSorted()).toEqual(globSync('guides/*.md', { cwd: folder }).toSorted())
  const guide = await fetch(`${baseUrl}/docs/${links[0]}`)
  expect(guide.headers.get('content-type')).toMatch(/^text\/markdown; charset=utf-8$/i)
})
