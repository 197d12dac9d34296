import { join } from 'node:path'
import express, { type Express, type RequestHandler, type Response } from 'express'

const pages = join(import.meta.dirname, 'pages')

const page = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Nothing in a mail runs, nor loads anything from anywhere. */
const mail = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A page for the developer at this machine: mails have links that open documents. */
export function localPage(name: 'inbox' | 'preview'): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(refuseOtherHosts, (_req, res, next) => {
    res.set({
      'content-security-policy': page,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
    })
    next()
  })
  app.use(express.static(pages, { index: `${name}.html`, cacheControl: false }))
  return app
}

/** A site that gives its name this machine's address would otherwise be of the same origin. */
const refuseOtherHosts: RequestHandler = (req, res, next) => {
  if (/^(?:localhost|127\.0\.0\.1)$/.test(req.hostname)) next()
  else res.status(421).end()
}

/** The HTML of a mail, for a frame. `colors` has it as in a mail program that is set to them, whatever the browser is. */
export function sendMail(res: Response, html: string, colors: unknown, { sandbox }: { sandbox: string }) {
  res.set('content-security-policy', `${mail}; sandbox ${sandbox}`)
  res.type('html').send(colors === 'dark' || colors === 'light' ? inColors(html, colors) : html)
}

function inColors(html: string, colors: 'light' | 'dark'): string {
  return html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, wanted: string) =>
      wanted.toLowerCase() === colors ? '(min-width: 0)' : '(max-width: 0)',
    )
    .replaceAll(/(color-scheme\s*:|color-scheme"\s+content=")\s*light\s+dark/gi, `$1 ${colors}`)
}

/** Tells the page what happens as it happens; the browser connects again by itself. */
export function openEvents(res: Response) {
  res.set('content-type', 'text/event-stream').flushHeaders()
  return {
    tell: (name: string, data: unknown = null) => res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
  }
}
