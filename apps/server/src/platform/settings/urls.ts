import { type SettingName, settings } from './catalogue.ts'
import { ConfigError } from './config-error.ts'
import { type Env, setting } from './values.ts'

export function url(env: Env, name: SettingName, protocols: string[]): string | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  const begins = protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`))
  if (begins && isUnambiguous(text)) return text
  const forms = protocols.map((protocol) => `${protocol}//`).join(' or ')
  // The value may contain a password, so no error repeats it.
  throw new ConfigError(
    begins
      ? `${name} can't be read as a URL. Percent-encode special characters of a user and a password in it: @ is %40, / is %2F, # is %23, ? is %3F, % is %25. Example: ${settings[name].example}.`
      : `${name} must be a URL that begins with ${forms}. Example: ${settings[name].example}.`,
  )
}

/**
 * False if a user or a password in the URL may contain a separator that is not encoded. The text after the separator would be parsed as the host or
 * the path, and would be printed.
 */
export function isUnambiguous(text: string): boolean {
  const url = URL.parse(text)
  if (!url) return false
  const [, authority = '', rest = ''] = /^[^/]*\/\/([^/?#]*)(.*)$/s.exec(text) ?? []
  if (authority.split('@').length > 2 || rest.includes('@')) return false
  try {
    decodeURIComponent(url.username + url.password)
    return true
  } catch {
    return false
  }
}

export function smtp(env: Env, name: SettingName): string | undefined {
  const text = url(env, name, ['smtp:', 'smtps:'])
  if (text === undefined) return undefined
  const { username, password, hostname } = new URL(text)
  if (hostname && Boolean(username) === Boolean(password)) return text
  throw new ConfigError(
    hostname
      ? `${name} must have both a user and a password, or neither. Example: ${settings[name].example}.`
      : `${name} must name a mail server. Example: ${settings[name].example}.`,
  )
}

/** Returns an address that parties see, so it must contain nothing secret. */
export function publicAddress(env: Env, name: SettingName): string | undefined {
  const text = url(env, name, ['http:', 'https:'])
  if (text === undefined) return undefined
  const { username, password, search, hash } = new URL(text)
  if (!username && !password && !search && !hash) return text.replace(/\/+$/, '')
  throw new ConfigError(`${name} must have no user, password, query or fragment. Example: ${settings[name].example}.`)
}
