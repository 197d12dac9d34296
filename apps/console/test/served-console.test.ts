import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startServer, useServer } from '@paraph/testing/server/server.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/console/index.html')))
const { baseUrl } = await useServer()
const hidden = await startServer({ recorded: false, hasConsole: false })

test('the address of the server is the console, which allows nothing inline and nothing from other servers', async () => {
  const response = await fetch(baseUrl)
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy')!
  expect(policy).toMatch("default-src 'none'; script-src 'self'; style-src 'self'; ")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|blob/)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const html = await response.text()
  expect(html).toContain('The console needs JavaScript.')
  expect(html).not.toMatch(/<style|style=| on\w+=|https?:\/\/(?!www\.w3\.org)/)
})

test('its assets may be cached forever, and other paths at the root belong to nobody', async () => {
  const [script] = globSync('assets/*.js', { cwd: folder })
  const response = await fetch(`${baseUrl}/${script}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/assets/nothing.js', '/index.html', '/documents'])
    expect((await fetch(baseUrl + path)).status, path).toBe(404)
})

test('the first view has at most 120 KB, compressed, with the texts of one language and the typeface', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = Array.from(html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g), ([, file]) => file!)
  expect(files.some((file) => file.endsWith('.js'))).toBe(true)
  const sizeOf = (file: string) => gzipSync(readFileSync(join(folder, file))).length
  const texts = ['en', 'sv'].flatMap((language) => globSync(`assets/${language}-*.json`, { cwd: folder }))
  expect(texts).toHaveLength(2)
  expect(files.filter((file) => texts.includes(file))).toEqual([])
  const typeface = globSync('assets/geist-latin-wght-*.woff2', { cwd: folder })
  expect(typeface).toHaveLength(1)
  const bytes = [...files, ...typeface].map(sizeOf).reduce((sum, size) => sum + size, Math.max(...texts.map(sizeOf)))
  expect(bytes).toBeLessThan(120 * 1024)
})

test('a hidden console is not served, and the address of the server leads to the documentation', async () => {
  const response = await fetch(hidden.baseUrl, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, 'docs/'])
  const [script] = globSync('assets/*.js', { cwd: folder })
  expect((await fetch(`${hidden.baseUrl}/${script}`)).status).toBe(404)
})
