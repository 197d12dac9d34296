import { gzipSync } from 'node:zlib'
import type { RequestHandler } from 'express'

/** Characters. A shorter answer arrives in a few packets anyway. */
const LARGE = 8 * 1024

/**
 * Compresses large answers. Only for the signing session, because its fields delay the first page on a phone. The lengths of these answers tell an
 * attacker nothing (BREACH), because an attacker can't send requests with the token of the link.
 */
export const compressJson: RequestHandler = (req, res, next) => {
  const json = res.json.bind(res)
  res.json = (body) => {
    const text = JSON.stringify(body)
    if (text.length < LARGE || req.acceptsEncodings('gzip') === false) return json(body)
    // CORS may have set `vary` already.
    res.vary('accept-encoding').set('content-encoding', 'gzip')
    return res.send(gzipSync(text, { level: 4 }))
  }
  next()
}
