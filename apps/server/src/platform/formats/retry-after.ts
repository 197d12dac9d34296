/**
 * Reads Retry-After (RFC 9110, 10.2.3), which is a number of seconds or a date. Returns seconds, or undefined if it says nothing.
 *
 * @param sentAt - when the answer was sent, by the clock of its server.
 */
export function readRetryAfter(header: string | null | undefined, sentAt?: string | null): number | undefined {
  if (header === null || header === undefined) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const from = Date.parse(sentAt ?? '')
  const seconds = Math.ceil((Date.parse(header) - (Number.isNaN(from) ? Date.now() : from)) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
