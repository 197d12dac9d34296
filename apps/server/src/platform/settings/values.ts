import { resolve } from 'node:path'
import { readDate } from '#platform/formats/calendar-date.ts'
import { fallbackOf, type SettingName, settings } from './catalogue.ts'
import { ConfigError } from './config-error.ts'

const INSTALLATION = resolve(import.meta.dirname, '../../../../..')

export type Env = Record<string, string | undefined>

type Value<Name extends SettingName> = (typeof settings)[Name] extends { fallback: string }
  ? string
  : string | undefined

/** Returns the value of the setting, or its default. */
export function setting<Name extends SettingName>(env: Env, name: Name): Value<Name> {
  return (env[name]?.trim() || fallbackOf(name)) as Value<Name>
}

/** Relative paths begin at the folder of the installation, not at the folder in which the server was started. */
export function resolvePath(path: string): string {
  return resolve(INSTALLATION, path)
}

interface Range {
  min: number
  max: number
  unit?: string
}

export function integer(env: Env, name: SettingName, { min, max, unit }: Range): number {
  const text = setting(env, name) ?? ''
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  const number = unit === undefined ? 'whole number' : `whole number of ${unit}`
  throw new ConfigError(
    `${name} must be a ${number} from ${min} to ${max}. Example: ${name}=${fallbackOf(name) ?? settings[name].example}.`,
  )
}

export function oneOf(env: Env, name: SettingName, values: string[], fallback = fallbackOf(name)): string {
  const text = setting(env, name) ?? fallback ?? ''
  if (values.includes(text)) return text
  throw new ConfigError(`${name} must be one of ${values.join(', ')}. Example: ${name}=${fallback}.`)
}

/** Returns the value without trimming it, because a password may begin or end with a space. */
export function password(env: Env, name: SettingName): string | undefined {
  return env[name] || undefined
}

export function path(env: Env, name: SettingName): string | undefined {
  const text = setting(env, name)
  return text && resolvePath(text)
}

export function token(env: Env, name: SettingName): string | undefined {
  const text = setting(env, name)
  // Only characters of a bearer token (RFC 6750), and enough of them that the token can't be guessed.
  if (text === undefined || /^[\w~+/.=-]{16,}$/.test(text)) return text
  throw new ConfigError(
    `${name} must have at least 16 characters, and only letters, digits and -._~+/=. Make one: openssl rand -hex 24`,
  )
}

export function address(env: Env, name: SettingName): string | undefined {
  const text = setting(env, name)
  if (text === undefined || /^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text
  throw new ConfigError(`${name} must be an e-mail address, such as paraph@example.com.`)
}

export function date(env: Env, name: SettingName): Date | undefined {
  const text = setting(env, name)
  if (text === undefined) return undefined
  const value = readDate(text)
  if (value) return value
  throw new ConfigError(`${name} must be a date, such as 2027-12-31.`)
}

export function timeZone(env: Env, name: SettingName): string {
  const text = setting(env, name) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new ConfigError(`${name} must be the name of a time zone, such as Europe/Stockholm.`)
  }
}
