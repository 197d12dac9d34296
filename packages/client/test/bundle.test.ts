import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

// That the package has the same files is tested in campaigns/package.test.ts.

const size = (code: string) => gzipSync(code, { level: 9 }).length

test('a bundle of the client needs nothing from Node', async () => {
  const code = await bundle("import { Paraph } from '@paraph/client'; globalThis.client = Paraph", 'iife')
  const { Request, Headers, FormData, Blob, File, URL, URLSearchParams } = globalThis
  const { AbortSignal, AbortController, setTimeout, clearTimeout } = globalThis
  const fetch = async () => Response.json({ documents: [{ id: 'doc_1' }], nextCursor: null })
  const web = { crypto, fetch, Request, Headers, FormData, Blob, File, URL, URLSearchParams }
  const context: Record<string, unknown> = Object.assign(web, {
    AbortSignal,
    AbortController,
    setTimeout,
    clearTimeout,
  })
  context['globalThis'] = context
  runInNewContext(code, context)
  const found = runInNewContext(
    `(async () => { const ids = []; for await (const { id } of new client({ baseUrl: 'https://a.example', apiKey: 'pk' }).documents.list()) ids.push(id); return ids.join() })()`,
    context,
  ) as Promise<string>
  expect(await found).toBe('doc_1')
})

test('the whole client is one chunk of at most 10 KB with gzip, and a bundle leaves out unused code', async () => {
  const [whole, least] = [
    await bundle("export * from '@paraph/client'"),
    await bundle("export { createClient } from '@paraph/client'"),
  ]
  expect(size(whole)).toBeLessThanOrEqual(10 * 1024)
  expect(size(least)).toBeLessThanOrEqual(3 * 1024)
  expect(least).not.toContain('/api/v1/')
  // The examples of the spec are in a module of their own.
  expect(whole).not.toContain('Lindqvist')
})

test.each([
  { part: 'embed', does: 'the embedding', has: 'iframe' },
  { part: 'pdf-box', does: 'the conversion of coordinates', has: 'fromLowerLeft' },
  { part: 'webhooks', does: 'the verification of webhooks', has: 'webhook-signature' },
])('$does is smaller than 2 KB with gzip, and depends on nothing', async ({ part, has }) => {
  const code = await bundle(`export * from '@paraph/client/${part}'`)
  expect(size(code)).toBeLessThan(2048)
  expect(code).not.toMatch(/\bimport\b/)
  expect(code).not.toContain('/api/v1/')
  expect(code).toContain(has)
})

/** Bundles the code for browsers, with the compiled client and its dependencies. */
async function bundle(code: string, format: 'es' | 'iife' = 'es'): Promise<string> {
  const entry = `${import.meta.dirname}/entry.js`
  const virtual = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  }
  const bundled = await rolldown({ input: entry, platform: 'browser', plugins: [virtual] })
  const { output } = await bundled.generate({ format, minify: true })
  await bundled.close()
  // Bundlers that write one file refuse a second chunk.
  expect(output).toHaveLength(1)
  return output[0].code
}
