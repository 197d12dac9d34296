import type { RequestHandler } from 'express'
import { safePath } from './path.ts'

/** When the paths with `/signers` were deprecated, in seconds since 1970. */
const DEPRECATED_AT = Date.UTC(2026, 10, 21) / 1000
const DEPRECATED = /^(\/api\/v1\/documents\/[^/]+)\/signers(?=\/|$)(.*)/s

/**
 * Adds the headers `deprecation` (RFC 9745), `link` and `sunset` (RFC 8594) to every response under `/signers`. Only the path decides, so
 * that errors of requests that match no operation get them too.
 */
export function deprecation(sunset: Date | undefined): RequestHandler {
  return (req, res, next) => {
    const deprecated = req.originalUrl.includes('/signers') ? DEPRECATED.exec(safePath(req.originalUrl)) : null
    if (deprecated) {
      res.set('deprecation', `@${DEPRECATED_AT}`)
      res.set('link', `<${deprecated[1]}/parties${deprecated[2]}>; rel="successor-version"`)
      if (sunset) res.set('sunset', sunset.toUTCString())
    }
    next()
  }
}
