import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startServer } from '@paraph/testing/server/server.ts'
import { sealedSamples, sha256, storeAsOurs } from '@paraph/testing/server/verify.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/signing/index.html')))
const { baseUrl, db, newAccount } = await startServer({ recorded: false })
const ask = (hash: string) => fetch(`${baseUrl}/verify/files/${hash}`)

test('the page allows nothing from other servers and nothing inline but its own first script, and is checked for changes', async () => {
  const response = await fetch(`${baseUrl}/verify/`)
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy')!
  const html = await response.text()
  const inline = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script]) =>
    hash('sha256', script!, 'base64'),
  )
  expect(inline).toHaveLength(1)
  expect(policy).toMatch(`default-src 'none'; script-src 'self' 'sha256-${inline[0]}'; style-src 'self'; `)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|blob/)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(html).not.toMatch(/<style|style=| on\w+=|https?:\/\/(?!www\.w3\.org)/)
})

test('the address without a slash leads to the page', async () => {
  expect((await fetch(`${baseUrl}/verify`)).url).toBe(`${baseUrl}/verify/`)
})

test('its assets may be cached forever', async () => {
  const [worker] = globSync('assets/worker-*.js', { cwd: folder })
  const response = await fetch(`${baseUrl}/verify/${worker}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('gzip')
})

test('the first load is small: the cryptography is loaded only to judge a file', () => {
  const html = readFileSync(join(folder, 'verify.html'), 'utf8')
  const scripts = Array.from(html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g), ([, file]) => file!)
  expect(scripts.length).toBeGreaterThan(0)
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024)
})

test('200: the service confirms a file that it made, and tells nothing else', async () => {
  const { sealed } = await sealedSamples()
  const account = await newAccount()
  const { id } = await account.draftDocument({ title: 'Secret title' })
  const file = await storeAsOurs(db, id, sealed)
  const response = await ask(file.sha256)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ madeHere: true, sealedAt: file.sealedAt.toISOString() })
})

test('404: another hash, and anything that is not a hash', async () => {
  const hash = sha256(new Uint8Array(3))
  for (const path of [hash, hash.toUpperCase(), hash.slice(1), `${hash}0`, '%00', "' or true --", 'x'.repeat(5000)]) {
    const response = await ask(encodeURIComponent(path))
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  }
  expect((await ask('%ff')).status).toBe(400)
  expect((await fetch(`${baseUrl}/verify/files/${hash}`, { method: 'POST', body: 'x' })).status).toBe(404)
})
