import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type RequestHandler, type Router } from 'express'
import staticGzip from 'express-static-gzip'
import { document } from '@paraph/contract'
import { specFile } from './spec-file.ts'

/** The folder of the pages of a workspace. It exists only after a build. */
const folderOf = (workspace: string) => dirname(fileURLToPath(import.meta.resolve(`@paraph/${workspace}/index.html`)))

const docs = folderOf('docs')
const notFoundPage = join(docs, 'not-found.html')
const signing = folderOf('signing')
const consoleFolder = folderOf('console')

/** The signing page loads everything from this server. Blobs are the worker and the images of pdf.js. */
const signingPolicy = (scripts: string) => [
  "default-src 'none'",
  `script-src ${scripts}`,
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** The console loads everything from this server, and calls only its API. The worker of pdf.js reads the PDF of a draft. */
const consolePolicy = (scripts: string) => [
  "default-src 'none'",
  `script-src ${scripts}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** The verification page sends nothing but the hash of a file. Its worker judges the file. */
const verificationPolicy = (scripts: string) => [
  "default-src 'none'",
  `script-src ${scripts}`,
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "worker-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

interface StaticPages {
  /** The origins that may embed the signing page in a frame (`frame-ancestors`). No origin may embed another page of the server. */
  frameAncestors: string[]
  /** False if the operator hides the console. */
  hasConsole: boolean
}

/** Serves the spec, its documentation, the console, the signing page and the verification page. */
export function staticPages({ frameAncestors, hasConsole }: StaticPages): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  router.get('/openapi.json', specFile(document))
  router.get('/docs', (_req, res) => {
    res.redirect('docs/')
  })
  router.use('/docs', compressedFiles(docs, setDocsHeaders), docsNotFound)
  router.get('/sign', (_req, res) => {
    res.redirect('sign/')
  })
  // In a frame, the signing page tells its host what the party did, but only a host of this list.
  router.get('/sign/frame-ancestors.json', (_req, res) => {
    res.setHeader('cache-control', 'no-cache')
    res.json(frameAncestors)
  })
  router.use('/sign', compressedFiles(signing, signingHeaders(frameAncestors)))
  router.get('/verify', (_req, res) => {
    res.redirect('verify/')
  })
  router.use('/verify', compressedFiles(signing, setVerificationHeaders, 'verify.html'))
  router.get('/llms.txt', (_req, res) => {
    res.redirect('docs/llms.txt')
  })
  // In a fragment, the answer of an identity provider stays in the browser. The page sends it on with the cookie that binds it to this browser.
  if (hasConsole)
    router.get('/single-sign-on/:account', (req, res) => {
      const [, query = ''] = /\?(.*)$/s.exec(req.originalUrl) ?? []
      res.setHeader('cache-control', 'no-store')
      res.redirect(`../#single-sign-on=${encodeURIComponent(req.params.account)}?${query}`)
    })
  if (hasConsole) router.use(onlyConsole(compressedFiles(consoleFolder, setConsoleHeaders)))
  else
    router.get('/', (_req, res) => {
      res.redirect('docs/')
    })
  return router
}

/** Serves `/` and `/assets/` only. All other paths belong to the next handlers. */
function onlyConsole(files: RequestHandler): RequestHandler {
  return (req, res, next) => (req.path === '/' || req.path.startsWith('/assets/') ? files(req, res, next) : next())
}

/** @param scripts - what the policy of the page allows to run */
type SetHeaders = (res: ServerResponse, path: string, scripts: string) => void

/** Serves a folder, and for each file its compressed copy if the client accepts it. The builds have made the copies. */
function compressedFiles(folder: string, setHeaders: SetHeaders, index = 'index.html'): RequestHandler {
  const scripts = ["'self'", ...inlineHashes(readPage(join(folder, index)))].join(' ')
  const serveStatic = { setHeaders: (res: ServerResponse, path: string) => setHeaders(res, path, scripts) }
  return staticGzip(folder, { enableBrotli: true, orderPreference: ['br'], index, serveStatic })
}

function readPage(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`The page ${file} is not built. Build all pages with: npm run build`, { cause })
  }
}

/** Returns the hashes of the scripts that are part of the page. */
const inlineHashes = (html: string) =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script]) => hashOf(script!))

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Each page has the rest of its policy in a meta element, where `frame-ancestors` has no effect. */
function setDocsHeaders(res: ServerResponse, path: string) {
  setCacheControl(res, relative(docs, path))
  res.setHeader('content-security-policy', "frame-ancestors 'none'")
}

/** Shows a page to people who followed a wrong link. Programs get the problem of every path that does not exist. */
const docsNotFound: RequestHandler = async (req, res, next) => {
  const isPage = req.method === 'GET' && req.accepts(['json', 'html']) === 'html'
  const page = isPage && (await readFile(notFoundPage, 'utf8').catch(() => undefined))
  if (!page) return next()
  // PUBLIC_URL may have a path, so the links of the page are relative to the folder of the documentation.
  const up = '../'.repeat(req.path.split('/').length - 2)
  setDocsHeaders(res, notFoundPage)
  return res
    .status(404)
    .type('html')
    .send(page.replaceAll('href="./', `href="./${up}`))
}

function signingHeaders(frameAncestors: string[]) {
  return (res: ServerResponse, path: string, scripts: string) => {
    const name = relative(signing, path)
    setCacheControl(res, name)
    const isFramable = frameAncestors.length > 0 && !isAsset(name)
    const ancestors = `frame-ancestors ${isFramable ? frameAncestors.join(' ') : "'none'"}`
    res.setHeader('content-security-policy', [...signingPolicy(scripts), ancestors].join('; '))
    // `x-frame-options` has no form that allows several origins.
    if (isFramable) res.removeHeader('x-frame-options')
    res.setHeader('x-robots-tag', 'noindex')
  }
}

function setVerificationHeaders(res: ServerResponse, path: string, scripts: string) {
  setCacheControl(res, relative(signing, path))
  res.setHeader('content-security-policy', verificationPolicy(scripts).join('; '))
}

function setConsoleHeaders(res: ServerResponse, path: string, scripts: string) {
  setCacheControl(res, relative(consoleFolder, path))
  res.setHeader('content-security-policy', consolePolicy(scripts).join('; '))
  res.setHeader('x-robots-tag', 'noindex')
}

function setCacheControl(res: ServerResponse, name: string) {
  res.setHeader('cache-control', isAsset(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** The names of assets have a hash or a version. The name is relative to the folder of the pages. */
function isAsset(name: string): boolean {
  return name.startsWith(`assets${sep}`)
}
