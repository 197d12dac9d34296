import type { ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { document } from '@paraph/contract'
import express, { type Router } from 'express'

const docs = dirname(fileURLToPath(import.meta.resolve('@paraph/docs/index.html')))

/** Serves the spec and its documentation. */
export function staticPages(): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const spec = JSON.stringify(document)
  router.get('/openapi.json', (_req, res) => {
    res.type('json').send(spec)
  })
  // Each page has the rest of its policy in a meta element, where `frame-ancestors` has no effect.
  const setHeaders = (res: ServerResponse) => res.setHeader('content-security-policy', "frame-ancestors 'none'")
  router.use('/docs', express.static(docs, { setHeaders }))
  router.get('/', (_req, res) => {
    res.redirect('docs/')
  })
  return router
}
