import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { levels } from 'pino'
import type { CorsOrigins } from './http/cors.ts'
import { maxBouncesLength } from './delivery/email/return-address.ts'
import type { DkimKey } from './delivery/email/smtp.ts'
import { readSmsUrl, type SmsSettings } from './delivery/sms/settings.ts'
import { maxRateLimit, type RateLimits } from './limits/settings.ts'
import type { MessageLimits } from './outbox/message-limit.ts'
import { readCommand, sealLevels, type SealSettings } from './sealing/keys/settings.ts'
import { type BankIdSettings, checkBankId } from './settings/bankid.ts'
import { fallbackOf, type SettingName } from './settings/catalogue.ts'
import { ConfigError } from './settings/config-error.ts'
import { type Env, isUnambiguous, publicAddress, setting, smtp, url } from './settings/urls.ts'
import { readPool, readWorkers } from './settings/workers.ts'
import { keyCommand, keyForm, parseKeys } from './secrets/parse-keys.ts'

export interface Config {
  port: number
  host: string
  /** The processes that serve requests. */
  workers: number
  /** Without a slash at its end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** For what a pooler in front of PostgreSQL can't do. */
  directDatabaseUrl: string | undefined
  /** The connections of all processes of the server together. */
  databasePool: number
  /** False for a pooler that does not support prepared statements. */
  preparedStatements: boolean
  /** Newest first. */
  secretKeys: string[] | undefined
  logLevel: string
  /** Milliseconds. */
  shutdownDelay: number
  signersSunset: Date | undefined
  corsOrigins: CorsOrigins | undefined
  /** The origins whose pages may embed the signing page in a frame. */
  frameAncestors: string[]
  /** The number of proxies in front of the server, or their addresses. */
  trustProxy: number | string[] | undefined
  metricsToken: string | undefined
  /** True if the standard settings of OpenTelemetry, which its SDK reads itself, ask for traces. */
  tracing: boolean
  /** True if this server also runs the jobs. */
  workJobs: boolean
  smtpUrl: string | undefined
  /** The sender's address of all mail. */
  mailFrom: string
  mailReplyTo: string | undefined
  /** The address to which mail servers return mail that can't be delivered. */
  mailBounces: string | undefined
  mailReportsToken: string | undefined
  dkim: DkimKey | undefined
  sms: SmsSettings | undefined
  rateLimits: RateLimits
  /** Hosts, with or without a port, that webhooks may reach although they have private addresses or no TLS. */
  webhookHosts: string[]
  /** The messages of each account per day. */
  messageLimits: MessageLimits
  seal: SealSettings
  bankId: BankIdSettings | undefined
  /** IANA name of the time zone. Automatic reminders are sent in its daytime. */
  timeZone: string
}

export { ConfigError }

const INSTALLATION = resolve(import.meta.dirname, '../../..')

/** Reads the settings. No other code of the server reads the environment. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const port = integer(env, 'PORT', { min: 0, max: 65_535 })
  const workers = readWorkers(env, 'WORKERS')
  const publicUrl = publicAddress(env, 'PUBLIC_URL') ?? `http://localhost:${port}`
  const mailBounces = bounces(env, 'MAIL_BOUNCES')
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  return {
    port,
    host: setting(env, 'HOST'),
    workers,
    publicUrl,
    dataDir: resolve(INSTALLATION, setting(env, 'DATA_DIR')),
    databaseUrl,
    directDatabaseUrl: needsPooler(url(env, 'DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']), databaseUrl),
    databasePool: readPool(env, 'DATABASE_POOL', workers),
    preparedStatements: oneOf(env, 'DATABASE_PREPARED_STATEMENTS', ['on', 'off']) === 'on',
    secretKeys: secretKeys(env, 'SECRET_KEY'),
    logLevel: oneOf(env, 'LOG_LEVEL', [...Object.values(levels.labels), 'silent']),
    shutdownDelay: integer(env, 'SHUTDOWN_DELAY', { min: 0, max: 300 }) * 1000,
    signersSunset: date(env, 'SIGNERS_SUNSET'),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    frameAncestors: frameAncestors(env, 'FRAME_ANCESTORS'),
    trustProxy: proxies(env, 'TRUST_PROXY'),
    metricsToken: token(env, 'METRICS_TOKEN'),
    tracing: tracing(env),
    workJobs: oneOf(env, 'JOBS', ['here', 'elsewhere']) === 'here',
    smtpUrl: smtp(env, 'SMTP_URL'),
    mailFrom: address(env, 'MAIL_FROM') ?? `paraph@${new URL(publicUrl).hostname}`,
    mailReplyTo: address(env, 'MAIL_REPLY_TO'),
    mailBounces,
    mailReportsToken: needsBounces(token(env, 'MAIL_REPORTS_TOKEN'), mailBounces),
    dkim: dkim(setting(env, 'DKIM_KEY_FILE'), setting(env, 'DKIM_SELECTOR')),
    sms: sms(env, 'SMS_URL'),
    rateLimits: {
      key: integer(env, 'RATE_LIMIT', { min: 1, max: maxRateLimit }),
      link: integer(env, 'LINK_RATE_LIMIT', { min: 1, max: maxRateLimit }),
    },
    webhookHosts: hosts(env, 'WEBHOOK_ALLOWED_HOSTS'),
    messageLimits: {
      EMAIL: integer(env, 'MAIL_LIMIT_PER_DAY', { min: 1, max: 1_000_000_000 }),
      SMS: integer(env, 'SMS_LIMIT_PER_DAY', { min: 1, max: 1_000_000_000 }),
    },
    seal: seal(env),
    bankId: checkBankId({
      environment: setting(env, 'BANKID_ENVIRONMENT'),
      certificate: path(env, 'BANKID_CERTIFICATE'),
      passphrase: password(env, 'BANKID_PASSPHRASE'),
    }),
    timeZone: timeZone(env, 'TZ'),
  }
}

function needsPooler(direct: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (direct === undefined || databaseUrl !== undefined) return direct
  throw new ConfigError(
    'DATABASE_DIRECT_URL needs DATABASE_URL, which names the pooler. Without a pooler, set only DATABASE_URL.',
  )
}

function integer(env: Env, name: SettingName, { min, max }: { min: number; max: number }): number {
  const text = setting(env, name) ?? ''
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}. Example: ${name}=${fallbackOf(name)}.`)
}

function sms(env: Env, name: SettingName): SmsSettings | undefined {
  const text = setting(env, name)
  const settings = text === undefined || !isUnambiguous(text) ? undefined : readSmsUrl(text)
  if (text === undefined || settings) return settings
  throw new ConfigError(
    `${name} must have the form elks://user:password@api.46elks.com?from=Paraph. from has 3 to 11 letters and digits and begins with a letter, or is a phone number such as +46766861004. Percent-encode special characters of the user and the password: @ is %40, / is %2F.`,
  )
}

function seal(env: Env): SealSettings {
  const tsaUrl = url(env, 'TSA_URL', ['http:', 'https:'])
  const level = oneOf(env, 'SEAL_LEVEL', [...sealLevels], tsaUrl ? 'B-T' : 'B-B') as SealSettings['level']
  if (level !== 'B-B' && !tsaUrl)
    throw new ConfigError(
      `SEAL_LEVEL ${level} needs TSA_URL, the address of a timestamp server. Example: TSA_URL=https://tsa.example.com.`,
    )
  return {
    certificate: path(env, 'SEAL_CERTIFICATE'),
    key: path(env, 'SEAL_KEY'),
    passphrase: password(env, 'SEAL_PASSPHRASE'),
    keyCommand: command(env, 'SEAL_KEY_COMMAND'),
    level,
    tsaUrl,
  }
}

/** Not trimmed: a password may begin or end with a space. */
function password(env: Env, name: SettingName): string | undefined {
  return env[name] || undefined
}

function path(env: Env, name: SettingName): string | undefined {
  const text = setting(env, name)
  return text && resolve(INSTALLATION, text)
}

function command(env: Env, name: SettingName): string[] | undefined {
  const text = setting(env, name)
  const words = text === undefined ? undefined : readCommand(text)
  if (text === undefined || words) return words
  throw new ConfigError(
    `${name} must be a program and its arguments, separated by spaces. A quote in it is not closed. Example: ${name}=/usr/local/bin/sign --label seal.`,
  )
}

function oneOf(env: Env, name: SettingName, values: string[], fallback = fallbackOf(name)): string {
  const text = setting(env, name) ?? fallback ?? ''
  if (values.includes(text)) return text
  throw new ConfigError(`${name} must be one of ${values.join(', ')}. Example: ${name}=${fallback}.`)
}

function address(env: Env, name: SettingName): string | undefined {
  const text = setting(env, name)
  if (text === undefined || /^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text
  throw new ConfigError(`${name} must be an e-mail address, such as paraph@example.com.`)
}

function bounces(env: Env, name: SettingName): string | undefined {
  const text = address(env, name)
  if (text === undefined || text.indexOf('@') <= maxBouncesLength) return text
  throw new ConfigError(
    `${name} must have at most ${maxBouncesLength} characters before the @, because the server adds a reference to each message there. Example: bounces@example.com.`,
  )
}

function needsBounces(reportsToken: string | undefined, mailBounces: string | undefined): string | undefined {
  if (reportsToken === undefined || mailBounces !== undefined) return reportsToken
  throw new ConfigError(
    'MAIL_REPORTS_TOKEN needs MAIL_BOUNCES, because a report counts only if it came to the return address of its message. Example: bounces@example.com.',
  )
}

function dkim(file: string | undefined, selector: string | undefined): DkimKey | undefined {
  if (!file && !selector) return undefined
  if (!file || !selector)
    throw new ConfigError(
      'Set both DKIM_KEY_FILE and DKIM_SELECTOR, or neither. Example: DKIM_KEY_FILE=/etc/paraph-dkim.pem and DKIM_SELECTOR=paraph.',
    )
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(selector))
    throw new ConfigError('DKIM_SELECTOR must be a name, such as paraph.')
  try {
    const privateKey = readFileSync(resolve(INSTALLATION, file), 'utf8')
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(privateKey)
    if (asymmetricKeyType === 'rsa' && asymmetricKeyDetails!.modulusLength! >= 1024) return { selector, privateKey }
  } catch (error) {
    throw new ConfigError(
      `DKIM_KEY_FILE can't be read: ${(error as Error).message}. Example: DKIM_KEY_FILE=/etc/paraph-dkim.pem.`,
    )
  }
  throw new ConfigError('DKIM_KEY_FILE must contain a private RSA key in PEM format with at least 1024 bits.')
}

function timeZone(env: Env, name: SettingName): string {
  const text = setting(env, name) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new ConfigError(`${name} must be the name of a time zone, such as Europe/Stockholm.`)
  }
}

function date(env: Env, name: SettingName): Date | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  const value = new Date(text)
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(value.getTime())) return value
  throw new ConfigError(`${name} must be a date, such as 2027-12-31.`)
}

function origins(env: Env, name: SettingName): CorsOrigins | undefined {
  const text = setting(env, name)
  if (text === undefined || text === '*') return text
  const values = text.split(',').map((origin) => origin.trim())
  if (values.every((origin) => /^https?:\/\/[^*]+$/.test(origin) && URL.parse(origin)?.origin === origin)) return values
  throw new ConfigError(`${name} must be *, or a comma-separated list of origins, such as https://app.example.com.`)
}

function frameAncestors(env: Env, name: SettingName): string[] {
  const values = setting(env, name)?.split(/\s*,\s*|\s+/) ?? []
  // Proxies refuse long headers, and the policy of the signing page has the whole list.
  if (values.length <= 50 && values.every(isHostOrigin)) return values
  throw new ConfigError(
    `${name} must be a list of at most 50 origins, separated by spaces or commas, such as https://app.example.com. Only localhost and 127.0.0.1 may have http instead of https.`,
  )
}

function isHostOrigin(text: string): boolean {
  const isProtected = /^(https:\/\/[^*]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/.test(text)
  return isProtected && URL.parse(text)?.origin === text
}

function hosts(env: Env, name: SettingName): string[] {
  const values = setting(env, name)?.split(/\s*,\s*|\s+/) ?? []
  if (values.every(isHost)) return values
  throw new ConfigError(
    `${name} must be a list of hosts, with or without a port, separated by spaces or commas. Example: ${name}=crm.internal:8443.`,
  )
}

/** No pattern: each host is allowed by its own name or address. */
function isHost(text: string): boolean {
  const url = URL.parse(`http://${text}`)
  return (
    url !== null &&
    !/[*/?#@]/.test(text) &&
    url.hostname !== '' &&
    [url.hostname, url.host, `${url.hostname}:80`].includes(text.toLowerCase())
  )
}

function proxies(env: Env, name: SettingName): number | string[] | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  if (/^\d$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every(isNetwork)) return addresses
  throw new ConfigError(
    `${name} must be the number of proxies, at most 9, or a comma-separated list of their addresses, such as 10.0.0.0/8.`,
  )
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = '1'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  return version > 0 && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}

function token(env: Env, name: SettingName): string | undefined {
  const text = setting(env, name)
  // Only characters of a bearer token (RFC 6750), and enough of them that the token can't be guessed.
  if (text === undefined || /^[\w~+/.=-]{16,}$/.test(text)) return text
  throw new ConfigError(
    `${name} must have at least 16 characters, and only letters, digits and -._~+/=. Make one: openssl rand -hex 24`,
  )
}

function secretKeys(env: Env, name: SettingName): string[] | undefined {
  const text = setting(env, name)
  const keys = text === undefined ? undefined : parseKeys(text)
  if (text === undefined || keys) return keys
  throw new ConfigError(`${name} must hold ${keyForm}. Make one: ${keyCommand}`)
}

function tracing(env: Env): boolean {
  const web = ['http:', 'https:']
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', web) ?? url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', web)
  const exporters = ['otlp', 'console', 'zipkin', 'none']
  const exporter = oneOf(env, 'OTEL_TRACES_EXPORTER', exporters, endpoint ? 'otlp' : 'none')
  return exporter !== 'none' && setting(env, 'OTEL_SDK_DISABLED').toLowerCase() !== 'true'
}
