import type { RequestHandler } from 'express'

/** When the paths with `/signers` were deprecated, in seconds since 1970. */
const DEPRECATED_AT = Date.UTC(2026, 10, 21) / 1000

/** Tells, on every response of a deprecated operation, since when it is (RFC 9745), what to use instead and when it ends (RFC 8594). */
export function deprecation(sunset: Date | undefined): RequestHandler {
  return (req, res, next) => {
    if (req.operation!.deprecated) {
      const successor = req.originalUrl.split('?', 1)[0]!.replace('/signers', '/parties')
      res.set('deprecation', `@${DEPRECATED_AT}`)
      res.set('link', `<${successor}>; rel="successor-version"`)
      if (sunset) res.set('sunset', sunset.toUTCString())
    }
    next()
  }
}
