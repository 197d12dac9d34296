import { gzipSync } from 'node:zlib'
import type { Response } from 'express'
import { rawPath } from './path.ts'

/** Characters. A shorter answer arrives in a few packets anyway. */
const LARGE = 8 * 1024

/** Sends what `res.json` of Express sends, without its work for settings that this app does not use: ETags, conditional requests and escaping. */
export function writeJson(res: Response, body: unknown): void {
  const text = JSON.stringify(body)
  if (!res.hasHeader('content-type')) res.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (text.length >= LARGE && mayCompress(res)) {
    // CORS may have set `vary` already.
    res.vary('accept-encoding').setHeader('Content-Encoding', 'gzip')
    const bytes = gzipSync(text, { level: 4 })
    res.setHeader('Content-Length', bytes.length)
    res.end(bytes)
    return
  }
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.end(text)
}

/**
 * Compresses only the signing session, because its fields delay the first page on a phone. The lengths of these answers tell an attacker nothing
 * (BREACH), because an attacker can't send requests with the token of the link.
 */
function mayCompress({ req }: Response): boolean {
  const path = rawPath(req.originalUrl)
  const isSession = path === SESSION || path.startsWith(`${SESSION}/`)
  return isSession && req.acceptsEncodings('gzip') !== false
}

const SESSION = '/api/v1/signing-session'
