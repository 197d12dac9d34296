import { ConfigError } from './config-error.ts'

export type Env = Record<string, string | undefined>

export function setting(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

export function url(env: Env, name: string, protocols: string[]): string | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  const begins = protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`))
  if (begins && isUnambiguous(text)) return text
  const forms = protocols.map((protocol) => `${protocol}//`).join(' or ')
  // The value may contain a password, so no error repeats it.
  throw new ConfigError(
    begins
      ? `${name} can't be read as a URL. Percent-encode special characters of a user and a password in it: @ is %40, / is %2F, # is %23, ? is %3F, % is %25. Example: ${urlExamples[name]}.`
      : `${name} must be a URL that begins with ${forms}. Example: ${urlExamples[name]}.`,
  )
}

const urlExamples: Record<string, string> = {
  PUBLIC_URL: 'https://sign.example.com',
  DATABASE_URL: 'postgres://user:password@host/database',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  TSA_URL: 'https://tsa.example.com',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
}

/** False if a user or a password in the URL may have ended too early: its rest would be taken as the host or the path, and be printed. */
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

export function smtp(env: Env, name: string): string | undefined {
  const text = url(env, name, ['smtp:', 'smtps:'])
  if (text === undefined) return undefined
  const { username, password, hostname } = new URL(text)
  if (hostname && Boolean(username) === Boolean(password)) return text
  throw new ConfigError(
    hostname
      ? `${name} must have both a user and a password, or neither. Example: ${urlExamples[name]}.`
      : `${name} must name a mail server. Example: ${urlExamples[name]}.`,
  )
}

/** Parties get this address, so it must have nothing that is not for them. */
export function publicAddress(env: Env, name: string): string | undefined {
  const text = url(env, name, ['http:', 'https:'])
  if (text === undefined) return undefined
  const { username, password, search, hash } = new URL(text)
  if (!username && !password && !search && !hash) return text.replace(/\/+$/, '')
  throw new ConfigError(`${name} must have no user, password, query or fragment. Example: ${urlExamples[name]}.`)
}
