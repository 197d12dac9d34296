import type { RequestHandler } from 'express'

const YEAR = 365 * 24 * 60 * 60

/**
 * Security headers for every response. By default a response may load nothing, may not be framed, and its media type may not be sniffed.
 * Pages replace the policy with their own. HSTS leaves subdomains out, because other services may run there.
 */
export function securityHeaders({ https }: { https: boolean }): RequestHandler {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': `max-age=${YEAR}` }),
  }
  const entries = Object.entries(headers)
  return (_req, res, next) => {
    for (const [name, value] of entries) res.setHeader(name, value)
    next()
  }
}
