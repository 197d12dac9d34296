import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startServer, useServer } from '@paraph/testing/server/server.ts'
import { sealedSamples, sha256, storeAsOurs } from '@paraph/testing/server/verify.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/signing/index.html')))
const { baseUrl, db, newAccount } = await useServer()
const frameAncestors = ['https://app.example.com', 'http://localhost:5173']
const embeddable = await startServer({ recorded: false, frameAncestors })

/** fetch would decompress the body. */
const load = (path: string, encoding: string) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(`${baseUrl}${path}`, { headers: { 'accept-encoding': encoding } }, async (response) => {
      resolve({ headers: response.headers, body: await buffer(response) })
    }).on('error', reject)
  })

const pages = [
  { page: 'sign', file: 'index.html', forbidden: /unsafe|https?:/, robots: 'noindex', kilobytes: 90 },
  { page: 'verify', file: 'verify.html', forbidden: /unsafe|https?:|blob/, robots: undefined, kilobytes: 40 },
]

test.each(pages)('/$page/ allows nothing from other servers, and inline only its first script', async (expected) => {
  const { page, forbidden, robots } = expected
  // The address without a slash leads to the page.
  const response = await fetch(`${baseUrl}/${page}`)
  expect([response.status, response.url]).toEqual([200, `${baseUrl}/${page}/`])
  const headers = Object.fromEntries(response.headers)
  const policy = headers['content-security-policy']
  const html = await response.text()
  const inline = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script]) =>
    hash('sha256', script!, 'base64'),
  )
  expect(inline).toHaveLength(1)
  expect(policy).toMatch(`default-src 'none'; script-src 'self' 'sha256-${inline[0]}'; style-src 'self'; `)
  expect(policy).toContain("form-action 'none'")
  expect(policy).toMatch(/; frame-ancestors 'none'$/)
  expect(policy).not.toMatch(forbidden)
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  })
  expect(headers['x-robots-tag']).toBe(robots)
  expect(html).not.toMatch(/<style|style=| on\w+=|https?:\/\/(?!www\.w3\.org)/)
})

test.each(pages)('the first load of /$page/ is small', ({ file, kilobytes }) => {
  const html = readFileSync(join(folder, file), 'utf8')
  const scripts = Array.from(html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g), ([, file]) => file!)
  expect(scripts.length).toBeGreaterThan(0)
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(kilobytes * 1024)
})

test.each(['/sign/', '/sign/index.html'])('with FRAME_ANCESTORS, only its origins may frame %s', async (path) => {
  expect(await (await fetch(`${baseUrl}/sign/frame-ancestors.json`)).json()).toEqual([])
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

test('assets may be cached forever, and their compressed copies have the same content', async () => {
  const assets = globSync('assets/*.{js,mjs,css}', { cwd: folder })
  expect(assets.length).toBeGreaterThan(3)
  for (const asset of assets) {
    const plain = await load(`/sign/${asset}`, 'identity')
    for (const { headers } of [plain, await load(`/verify/${asset}`, 'gzip')])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).toMatch(/^text\/(javascript|css)/)
    const brotli = await load(`/sign/${asset}`, 'gzip, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    const gzip = await load(`/sign/${asset}`, 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  }
})

test('a missing file is answered as a problem', async () => {
  const response = await fetch(`${baseUrl}/sign/assets/missing.js`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
})

const askFor = (hash: string) => fetch(`${baseUrl}/verify/files/${hash}`)

test('200: the service confirms a file that it made, and tells nothing else', async () => {
  const { sealed } = await sealedSamples()
  const account = await newAccount()
  const { id } = await account.draftDocument({ title: 'Secret title' })
  const file = await storeAsOurs(db, id, sealed)
  const response = await askFor(file.sha256)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ madeHere: true, sealedAt: file.sealedAt.toISOString() })
})

test('404: another hash, and anything that is not a hash', async () => {
  const hash = sha256(new Uint8Array(3))
  for (const path of [hash, hash.toUpperCase(), hash.slice(1), `${hash}0`, '%00', "' or true --", 'x'.repeat(5000)]) {
    const response = await askFor(encodeURIComponent(path))
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  }
  expect((await askFor('%ff')).status).toBe(400)
  expect((await fetch(`${baseUrl}/verify/files/${hash}`, { method: 'POST', body: 'x' })).status).toBe(404)
})
