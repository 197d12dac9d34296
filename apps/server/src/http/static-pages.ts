import type { ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { document } from '@paraph/contract'
import express, { type Router } from 'express'

const docs = dirname(fileURLToPath(import.meta.resolve('@paraph/docs/index.html')))

/** What is served beside the API: probes, the spec and its documentation. */
export function pages(ready: () => Promise<boolean>): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const spec = JSON.stringify(document)
  router.get('/livez', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const ok = await ready()
    res.status(ok ? 200 : 503).json({ status: ok ? 'ok' : 'unavailable' })
  })
  router.get('/openapi.json', (_req, res) => {
    res.type('json').send(spec)
  })
  // What else a page may load it says itself, in a meta element, which can't say this.
  const setHeaders = (res: ServerResponse) => res.setHeader('content-security-policy', "frame-ancestors 'none'")
  router.use('/docs', express.static(docs, { setHeaders }))
  router.get('/', (_req, res) => {
    res.redirect('docs/')
  })
  return router
}
