import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startServer } from '@paraph/testing/server/server.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/signing/index.html')))
const { baseUrl } = await startServer({ recorded: false })
const frameAncestors = ['https://app.example.com', 'http://localhost:5173']
const embeddable = await startServer({ recorded: false, frameAncestors })

/** fetch would decompress the body. */
const load = (path: string, encoding: string) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(`${baseUrl}${path}`, { headers: { 'accept-encoding': encoding } }, async (response) => {
      resolve({ headers: response.headers, body: await buffer(response) })
    }).on('error', reject)
  })

test('the page allows nothing from other servers and nothing inline but its own first script, and is checked for changes', async () => {
  const response = await fetch(`${baseUrl}/sign/`)
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy')!
  const html = await response.text()
  const inline = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script]) =>
    hash('sha256', script!, 'base64'),
  )
  expect(inline).toHaveLength(1)
  expect(policy).toMatch(`default-src 'none'; script-src 'self' 'sha256-${inline[0]}'; style-src 'self'; `)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|https?:/)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).not.toMatch(/<style|style=| on\w+=|https?:\/\/(?!www\.w3\.org)/)
})

test('without FRAME_ANCESTORS no page may frame the page', async () => {
  const { headers } = await fetch(`${baseUrl}/sign/`)
  expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors 'none'$/)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(await (await fetch(`${baseUrl}/sign/frame-ancestors.json`)).json()).toEqual([])
})

test.each(['/sign/', '/sign/index.html'])('with FRAME_ANCESTORS, only its origins may frame %s', async (path) => {
  const { headers } = await fetch(embeddable.baseUrl + path)
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; /)
  expect(policy).toMatch(/; frame-ancestors https:\/\/app\.example\.com http:\/\/localhost:5173$/)
  expect(headers.get('x-frame-options')).toBeNull()
  expect(await (await fetch(`${embeddable.baseUrl}/sign/frame-ancestors.json`)).json()).toEqual(frameAncestors)
})

test('with FRAME_ANCESTORS, the assets and the errors of the page may still not be framed', async () => {
  for (const path of [...globSync('assets/*.js', { cwd: folder }), 'missing']) {
    const { headers } = await fetch(`${embeddable.baseUrl}/sign/${path}`)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
})

test('the address without a slash leads to the page', async () => {
  expect((await fetch(`${baseUrl}/sign`)).url).toBe(`${baseUrl}/sign/`)
})

test('assets may be cached forever, and their compressed copies have the same content', async () => {
  const assets = globSync('assets/*.{js,mjs,css}', { cwd: folder })
  expect(assets.length).toBeGreaterThan(3)
  for (const asset of assets) {
    const plain = await load(`/sign/${asset}`, 'identity')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).toMatch(/^text\/(javascript|css)/)
    const brotli = await load(`/sign/${asset}`, 'gzip, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    const gzip = await load(`/sign/${asset}`, 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  }
})

test('the first load is small: pdf.js is loaded only to draw the document', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = Array.from(html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g), ([, file]) => file!)
  expect(scripts.length).toBeGreaterThan(0)
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90 * 1024)
})

test('a missing file is answered as a problem', async () => {
  const response = await fetch(`${baseUrl}/sign/assets/missing.js`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
})
