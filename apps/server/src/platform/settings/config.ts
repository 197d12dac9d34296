import type { SignInWay } from '@paraph/contract'
import { levels } from 'pino'
import { DAY, HOUR } from '#platform/formats/durations.ts'
import { type BankIdSettings, checkBankId } from './bankid.ts'
import type { SettingName } from './catalogue.ts'
import { ConfigError } from './config-error.ts'
import type { CorsOrigins } from './list-settings.ts'
import { frameAncestors, hosts, origins, proxies } from './list-settings.ts'
import type { DkimKey } from './message-settings.ts'
import type { MessageLimits } from './message-settings.ts'
import { bounces, dkim, needsBounces, sms } from './message-settings.ts'
import { keyCommand, keyForm, parseKeys } from './parse-keys.ts'
import { maxRateLimit, type RateLimits } from './rate-limits.ts'
import type { SealSettings } from './seal-settings.ts'
import { readSeal } from './seal.ts'
import type { SessionLife } from './session-life.ts'
import { signInWays } from './sign-in-ways.ts'
import type { SmsSettings } from './sms-settings.ts'
import { publicAddress, smtp, url } from './urls.ts'
import {
  address,
  date,
  type Env,
  integer,
  oneOf,
  password,
  path,
  resolvePath,
  setting,
  timeZone,
  token,
} from './values.ts'

export interface Config {
  port: number
  host: string
  /** Without a slash at its end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** For features that a pooler in front of PostgreSQL does not support. */
  directDatabaseUrl: string | undefined
  /** The maximum number of connections of the server. */
  databasePool: number
  /** Newest first. */
  secretKeys: string[] | undefined
  /** The port of a worker for its probes and metrics. Undefined if it listens on none. */
  workerPort: number | undefined
  logLevel: string
  /** Milliseconds. */
  shutdownDelay: number
  signersSunset: Date | undefined
  corsOrigins: CorsOrigins | undefined
  /** The origins that may embed the signing page in a frame. */
  frameAncestors: string[]
  /** False if the operator hides the console. */
  hasConsole: boolean
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
  /** The same for identity providers. */
  signOnHosts: string[]
  /** How long people stay signed in. */
  sessionLife: SessionLife
  /** The ways of signing in that the operator allows. */
  signInWays: SignInWay[]
  /** The messages of each account per day. */
  messageLimits: MessageLimits
  /** Bytes. */
  uploadLimit: number
  seal: SealSettings
  bankId: BankIdSettings | undefined
  /** IANA name of the time zone. Automatic reminders are sent in its daytime. */
  timeZone: string
}

/** Reads the settings. No other code of the server reads the environment. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const port = integer(env, 'PORT', { min: 0, max: 65_535 })
  const publicUrl = publicAddress(env, 'PUBLIC_URL') ?? `http://localhost:${port}`
  const mailBounces = bounces(env, 'MAIL_BOUNCES')
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  return {
    port,
    host: setting(env, 'HOST'),
    publicUrl,
    dataDir: resolvePath(setting(env, 'DATA_DIR')),
    databaseUrl,
    directDatabaseUrl: needsPooler(url(env, 'DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']), databaseUrl),
    // A request with an upload may need a second connection while it holds the first one.
    databasePool: integer(env, 'DATABASE_POOL', { min: 2, max: 1000 }),
    secretKeys: secretKeys(env, 'SECRET_KEY'),
    workerPort: optionalPort(env, 'WORKER_PORT'),
    logLevel: oneOf(env, 'LOG_LEVEL', [...Object.values(levels.labels), 'silent']),
    shutdownDelay: shutdownDelay(env, 'SHUTDOWN_DELAY', publicUrl) * 1000,
    signersSunset: date(env, 'SIGNERS_SUNSET'),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    frameAncestors: frameAncestors(env, 'FRAME_ANCESTORS'),
    hasConsole: oneOf(env, 'CONSOLE', ['on', 'off']) === 'on',
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
    sessionLife: {
      idle: integer(env, 'SESSION_IDLE_HOURS', { min: 1, max: 720, unit: 'hours' }) * HOUR,
      total: integer(env, 'SESSION_DAYS', { min: 1, max: 365, unit: 'days' }) * DAY,
    },
    signInWays: signInWays(env, 'SIGN_IN_WAYS'),
    webhookHosts: hosts(env, 'WEBHOOK_ALLOWED_HOSTS'),
    signOnHosts: hosts(env, 'SINGLE_SIGN_ON_ALLOWED_HOSTS'),
    messageLimits: {
      EMAIL: integer(env, 'MAIL_LIMIT_PER_DAY', { min: 1, max: 1_000_000_000 }),
      SMS: integer(env, 'SMS_LIMIT_PER_DAY', { min: 1, max: 1_000_000_000 }),
    },
    uploadLimit: integer(env, 'UPLOAD_LIMIT_PER_DAY', { min: 100, max: 1_000_000_000 }) * 1_000_000,
    seal: readSeal(env),
    bankId: checkBankId({
      environment: setting(env, 'BANKID_ENVIRONMENT'),
      certificate: path(env, 'BANKID_CERTIFICATE'),
      passphrase: password(env, 'BANKID_PASSPHRASE'),
    }),
    timeZone: timeZone(env, 'TZ'),
  }
}

/** The server itself speaks no TLS, so with an https address there is a proxy, which needs time to notice that the server stops. */
function shutdownDelay(env: Env, name: SettingName, publicUrl: string): number {
  if (setting(env, name) === undefined) return publicUrl.startsWith('https:') ? 5 : 0
  return integer(env, name, { min: 0, max: 300, unit: 'seconds' })
}

function optionalPort(env: Env, name: SettingName): number | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value <= 65_535) return value
  throw new ConfigError(`${name} must be a whole number from 0 to 65535. Example: ${name}=3001.`)
}

function needsPooler(direct: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (direct === undefined || databaseUrl !== undefined) return direct
  throw new ConfigError(
    'DATABASE_DIRECT_URL needs DATABASE_URL, which names the pooler. Without a pooler, set only DATABASE_URL.',
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
