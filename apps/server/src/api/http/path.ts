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

/** Returns the path of a URL for the log, without e-mail addresses and phone numbers. */
export function loggedPath(url: string): string {
  const path = rawPath(url)
  const isAddress = (text: string) => text.includes('@') || text.includes('%40')
  // One expression for all segments would take a long time for a long segment before an address.
  const hide = () => path.split('/').map((segment) => (isAddress(segment) ? '[address]' : segment))
  const named = isAddress(path) ? hide().join('/') : path
  return named.replace(/(?<=\/)(?:\+|%2b)?[\d\s()-]{6,}(?=\/|$)/gi, '[number]')
}
