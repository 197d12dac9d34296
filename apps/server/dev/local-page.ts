import { join } from 'node:path'
import express, { type Express, type RequestHandler, type Response } from 'express'

const pages = join(import.meta.dirname, 'pages')

const pagePolicy = [
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

/** No script of a mail runs, and a mail loads nothing. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Serves a page only for the developer at this machine, because mails contain links that open documents. */
export function localPage(name: 'inbox' | 'preview' | 'phone'): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(refuseOtherHosts, (_req, res, next) => {
    res.set({
      'content-security-policy': pagePolicy,
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

/** Prevents DNS rebinding: another host name that resolves to this machine would otherwise have the same origin as the page. */
const refuseOtherHosts: RequestHandler = (req, res, next) => {
  if (/^(?:localhost|127\.0\.0\.1)$/.test(req.hostname)) next()
  else res.status(421).end()
}

/** Sends the HTML of a mail for a frame. With `colors`, it has these colours in any browser, as in a mail program with that setting. */
export function sendMail(res: Response, html: string, colors: unknown, { sandbox }: { sandbox: string }) {
  res.set('content-security-policy', `${mailPolicy}; sandbox ${sandbox}`)
  res.type('html').send(colors === 'dark' || colors === 'light' ? inColors(html, colors) : html)
}

function inColors(html: string, colors: 'light' | 'dark'): string {
  return html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, wanted: string) =>
      wanted.toLowerCase() === colors ? '(min-width: 0)' : '(max-width: 0)',
    )
    .replaceAll(/(color-scheme\s*:|color-scheme"\s+content=")\s*light\s+dark/gi, `$1 ${colors}`)
}

/** Opens a stream of events to the page. The browser reconnects automatically. */
export function openEventStream(res: Response) {
  res.set('content-type', 'text/event-stream').flushHeaders()
  return {
    send: (name: string, data: unknown = null) => res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
  }
}
