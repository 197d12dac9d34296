export interface SmsSettings {
  /** Without a slash at its end. */
  origin: string
  user: string
  password: string
  /** What the phone shows as the sender. */
  from: string
}

/** Letters and digits, as operators let them through, or a number that can be replied to (https://46elks.com/kb/text-sender-id). */
const sender = /^(?:[a-z][a-z\d]{2,10}|\+[1-9]\d{6,14})$/i

/**
 * The settings in a URL as `elks://user:password@api.46elks.com?from=Paraph`; undefined if it is none of that form. A gateway on this machine
 * is reached without TLS.
 */
export function readSmsUrl(text: string): SmsSettings | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 'elks:' || !url.username || !url.password || !url.hostname) return undefined
  if (!/^\/?$/.test(url.pathname) || url.hash) return undefined
  const { from = 'Paraph', ...unknown } = Object.fromEntries(url.searchParams)
  // A plus in a query is a space, unless it is encoded.
  const shown = from.replace(/^ /, '+')
  if (Object.keys(unknown).length > 0 || !sender.test(shown)) return undefined
  const protocol = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) ? 'http' : 'https'
  try {
    const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
    return { origin: `${protocol}://${url.host}`, user, password, from: shown }
  } catch {
    return undefined
  }
}
