/** Returns the target of a request without its origin. A client may send the whole URL, as to a proxy (RFC 9112, section 3.2.2). */
export function withoutOrigin(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

/** Returns the path of a URL without the query, still percent-encoded. */
export function rawPath(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Returns the path as a valid URI reference, even if its percent-encoding is broken. */
export function safePath(url: string): string {
  return rawPath(url).replace(/%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/gi, encodeURIComponent)
}

/** A longer segment with encodings is logged as `[encoded]`. No path of the API has such a segment. */
const MAX_ENCODED = 2000
const MAX_ROUNDS = 8
const NUMBER = /^(?:\+|%2b)?[\d\s()-]{6,}$/i
/** Characters that need no encoding: whoever encodes them hides what the path says, such as a key. */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/** Returns the path of a URL for the log, without e-mail addresses and phone numbers, however often they are percent-encoded. */
export function loggedPath(url: string): string {
  return rawPath(url).split('/').map(loggedSegment).join('/')
}

function loggedSegment(segment: string): string {
  if (segment.includes('%') && segment.length > MAX_ENCODED) return '[encoded]'
  let text = segment
  let rounds = 0
  for (; rounds < MAX_ROUNDS && ENCODED.test(text); rounds++) text = decode(text)
  if (text.includes('@')) return '[address]'
  if (NUMBER.test(text)) return '[number]'
  return rounds > 1 || NEEDLESS.test(segment) ? '[encoded]' : segment
}

const ENCODED = /%[\da-f]{2}/i

/** Other forms of a character become the usual one, such as the wide at sign of East Asia. */
function decode(text: string): string {
  const bytes = text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').normalize('NFKC')
}
