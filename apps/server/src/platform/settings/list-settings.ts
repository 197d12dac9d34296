import { isIP } from 'node:net'
import type { SettingName } from './catalogue.ts'
import { ConfigError } from './config-error.ts'
import { type Env, setting } from './values.ts'

export function origins(env: Env, name: SettingName): CorsOrigins | undefined {
  const text = setting(env, name)
  if (text === undefined || text === '*') return text
  const values = text.split(',').map((origin) => origin.trim())
  if (values.every((origin) => /^https?:\/\/[^*]+$/.test(origin) && URL.parse(origin)?.origin === origin)) return values
  throw new ConfigError(`${name} must be *, or a comma-separated list of origins, such as https://app.example.com.`)
}

export function frameAncestors(env: Env, name: SettingName): string[] {
  const values = setting(env, name)?.split(/\s*,\s*|\s+/) ?? []
  // The Content-Security-Policy of the signing page contains the whole list, and proxies refuse long headers.
  if (values.length <= 50 && values.every(isHostOrigin)) return values
  throw new ConfigError(
    `${name} must be a list of at most 50 origins, separated by spaces or commas, such as https://app.example.com. Only localhost and 127.0.0.1 may have http instead of https.`,
  )
}

function isHostOrigin(text: string): boolean {
  const isProtected = /^(https:\/\/[^*]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/.test(text)
  return isProtected && URL.parse(text)?.origin === text
}

export function hosts(env: Env, name: SettingName): string[] {
  const values = setting(env, name)?.split(/\s*,\s*|\s+/) ?? []
  if (values.every(isHost)) return values
  throw new ConfigError(
    `${name} must be a list of hosts, with or without a port, separated by spaces or commas. Example: ${name}=crm.internal:8443.`,
  )
}

/** True for the name or the address of one host. Patterns are not allowed. */
function isHost(text: string): boolean {
  const url = URL.parse(`http://${text}`)
  return (
    url !== null &&
    !/[*/?#@]/.test(text) &&
    url.hostname !== '' &&
    [url.hostname, url.host, `${url.hostname}:80`].includes(text.toLowerCase())
  )
}

export function proxies(env: Env, name: SettingName): number | string[] | undefined {
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

/** The origins that may call the API; `*` for any. */
export type CorsOrigins = string[] | '*'
