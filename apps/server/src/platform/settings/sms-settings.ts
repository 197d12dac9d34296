export interface SmsSettings {
  /** Without a slash at its end. */
  origin: string
  user: string
  password: string
  /** The sender that the phone shows. */
  from: string
}

/** Letters and digits that phone operators accept, or a number that recipients can reply to (https://46elks.com/kb/text-sender-id). */
const senderPattern = /^(?:[a-z][a-z\d]{2,10}|\+[1-9]\d{6,14})$/i

/**
 * Reads the settings from a URL such as `elks://user:password@api.46elks.com?from=Paraph`. Returns undefined if it does not have that form.
 * Connects without TLS to a gateway on this machine.
 */
export function readSmsUrl(text: string): SmsSettings | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 'elks:' || !url.username || !url.password || !url.hostname) return undefined
  if (!/^\/?$/.test(url.pathname) || url.hash) return undefined
  const { from = 'Paraph', ...unknown } = Object.fromEntries(url.searchParams)
  // An unencoded plus in a query means a space.
  const sender = from.replace(/^ /, '+')
  if (Object.keys(unknown).length > 0 || !senderPattern.test(sender)) return undefined
  const protocol = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) ? 'http' : 'https'
  try {
    const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
    return { origin: `${protocol}://${url.host}`, user, password, from: sender }
  } catch {
    return undefined
  }
}
