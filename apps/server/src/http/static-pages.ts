import type { ServerResponse } from 'node:http'
import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { document } from '@paraph/contract'
import express, { type Router } from 'express'
import staticGzip from 'express-static-gzip'

const docs = dirname(fileURLToPath(import.meta.resolve('@paraph/docs/index.html')))
const signing = dirname(fileURLToPath(import.meta.resolve('@paraph/signing/index.html')))

/** The signing page loads everything from this server. Blobs are the worker and the images of pdf.js. */
const SIGNING_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the spec, its documentation and the signing page. */
export function staticPages(): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const spec = JSON.stringify(document)
  router.get('/openapi.json', (_req, res) => {
    res.type('json').send(spec)
  })
  // Each page has the rest of its policy in a meta element, where `frame-ancestors` has no effect.
  const setHeaders = (res: ServerResponse) => res.setHeader('content-security-policy', "frame-ancestors 'none'")
  router.use('/docs', express.static(docs, { setHeaders }))
  router.get('/sign', (_req, res) => {
    res.redirect('sign/')
  })
  router.use(
    '/sign',
    staticGzip(signing, {
      enableBrotli: true,
      orderPreference: ['br'],
      serveStatic: { setHeaders: setSigningHeaders },
    }),
  )
  router.get('/', (_req, res) => {
    res.redirect('docs/')
  })
  return router
}

function setSigningHeaders(res: ServerResponse, path: string) {
  // The names of assets have a hash or a version.
  const isAsset = relative(signing, path).startsWith(`assets${sep}`)
  res.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
  res.setHeader('content-security-policy', SIGNING_POLICY)
  res.setHeader('x-robots-tag', 'noindex')
}
