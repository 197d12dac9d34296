import type { IncomingMessage } from 'node:http'

/** True if a body follows the header of the request (RFC 9112, section 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
