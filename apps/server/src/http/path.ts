/** The path of a URL as it was sent, without its query. */
export function rawPath(url: string): string {
  return url.split('?', 1)[0]!
}

/** The path as a valid URI reference, which one that could not be decoded is not. */
export function safePath(url: string): string {
  return rawPath(url).replace(/%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/gi, encodeURIComponent)
}
