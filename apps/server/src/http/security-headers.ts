import type { RequestHandler } from 'express'

const YEAR = 365 * 24 * 60 * 60

/**
 * What browsers are told with every answer. Nothing here is a page, save those that set a policy of their own, so nothing may be loaded,
 * framed or guessed the type of. Subdomains of the host are not ours to promise HTTPS for.
 */
export function securityHeaders({ https }: { https: boolean }): RequestHandler {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(https && { 'strict-transport-security': `max-age=${YEAR}` }),
  }
  const entries = Object.entries(headers)
  return (_req, res, next) => {
    for (const [name, value] of entries) res.setHeader(name, value)
    next()
  }
}
