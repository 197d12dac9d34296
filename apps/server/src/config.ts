import { resolve } from 'node:path'
import { levels } from 'pino'

export interface Config {
  port: number
  host: string
  /** Without a slash at its end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  logLevel: string
  /** Milliseconds. */
  shutdownDelay: number
  signersSunset: Date | undefined
}

/** A setting that has a wrong value; its message is a sentence for the operator. */
export class ConfigError extends Error {}

const INSTALLATION = resolve(import.meta.dirname, '../../..')

/** The only reader of the environment. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const port = integer(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 })
  return {
    port,
    host: setting(env, 'HOST') ?? '0.0.0.0',
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    dataDir: resolve(INSTALLATION, setting(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePool: integer(env, 'DATABASE_POOL', { fallback: 20, min: 2, max: 1000 }),
    logLevel: oneOf(env, 'LOG_LEVEL', [...Object.values(levels.labels), 'silent'], 'info'),
    shutdownDelay: integer(env, 'SHUTDOWN_DELAY', { fallback: 0, min: 0, max: 300 }) * 1000,
    signersSunset: date(env, 'SIGNERS_SUNSET'),
  }
}

type Env = Record<string, string | undefined>

function setting(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

function integer(
  env: Env,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = setting(env, name)
  if (text === undefined) return fallback
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`)
}

function url(env: Env, name: string, protocols: string[]): string | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  const protocol = URL.parse(text)?.protocol
  if (protocol && protocols.includes(protocol)) return text
  throw new ConfigError(`${name} must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
}

function oneOf(env: Env, name: string, values: string[], fallback: string): string {
  const text = setting(env, name) ?? fallback
  if (values.includes(text)) return text
  throw new ConfigError(`${name} must be one of ${values.join(', ')}.`)
}

function date(env: Env, name: string): Date | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  const value = new Date(text)
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(value.getTime())) return value
  throw new ConfigError(`${name} must be a date, as 2027-12-31.`)
}
