import { parseArgs } from 'node:util'
import { scopes as allScopes, type Scope } from '@paraph/contract'
import { readDate } from '#platform/formats/calendar-date.ts'
import { maxRateLimit } from '#platform/settings/rate-limits.ts'
import { parseEmail } from '../parse-email.ts'

/** As in the spec. */
const MAX_NAME_LENGTH = 100

const usage = `Usage:
  npm run paraph -- keys create --account NAME [options]   prints a new key. Creates the account if it does not exist
    --test              for the test data of the account
    --name TEXT         what the key is for
    --scopes A,B        what the key may do. Without it, everything
    --expires DATE      the time from which the key is refused
    --rate-limit N      the requests a minute. Without it, the setting RATE_LIMIT
    --email ADDRESS     the address to which the account gets mails, for example about disabled webhooks
  npm run paraph -- keys change ID --rate-limit N          changes the requests a minute of a key. default means the setting
  npm run paraph -- keys list                              lists all keys without their secrets
  npm run paraph -- keys revoke ID                         revokes a key immediately

Scopes: ${allScopes.join(', ')}
`

export type KeysCommand =
  | { name: 'create'; account: string; isTest: boolean; key: NewKey }
  | { name: 'change'; id: string; rateLimit: number | null }
  | { name: 'list' }
  | { name: 'revoke'; id: string }

export interface NewKey {
  name: string | null
  scopes: Scope[] | null
  expiresAt: string | null
  email: string | undefined
  /** Null for the default. */
  rateLimit: number | null
}

/** @throws {Error} with a message for the operator */
export function parseKeysCommand(args: string[]): KeysCommand {
  const { values, positionals } = readArguments(args)
  const [name, id, ...rest] = positionals
  if (rest.length > 0) throw new Error(`Too many arguments.\n\n${usage}`)
  if (name === 'create' && id === undefined) {
    const account = values.account?.trim()
    if (!account) throw new Error(`Name the account: --account NAME.\n\n${usage}`)
    const key = {
      name: values.name === undefined ? null : parseName(values.name),
      scopes: values.scopes === undefined ? null : parseScopes(values.scopes),
      expiresAt: values.expires === undefined ? null : parseKeyExpiry(values.expires),
      email: values.email === undefined ? undefined : parseEmail(values.email),
      rateLimit: parseRateLimit(values['rate-limit'] ?? DEFAULT),
    }
    return { name, account, isTest: values.test, key }
  }
  if (name === 'change' && id !== undefined && values['rate-limit'] !== undefined) {
    return { name, id, rateLimit: parseRateLimit(values['rate-limit']) }
  }
  if (name === 'list' && id === undefined) return { name }
  if (name === 'revoke' && id !== undefined) return { name, id }
  throw new Error(usage)
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        test: { type: 'boolean', default: false },
        name: { type: 'string' },
        scopes: { type: 'string' },
        expires: { type: 'string' },
        email: { type: 'string' },
        'rate-limit': { type: 'string' },
      },
    })
  } catch (error) {
    // Node throws a TypeError, which would be reported as a bug.
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`, { cause: error })
  }
}

function parseKeyExpiry(text: string): string {
  const time = readDate(text)
  if (!time || time <= new Date()) {
    throw new Error('--expires must be a date in the future, for example 2027-12-31 or 2027-12-31T12:00:00Z.')
  }
  return time.toISOString()
}

const DEFAULT = 'default'

/** Returns null for the default. */
function parseRateLimit(text: string): number | null {
  if (text === DEFAULT) return null
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= maxRateLimit) return limit
  throw new Error(`--rate-limit must be a number of requests a minute from 1 to ${maxRateLimit}, or ${DEFAULT}.`)
}

function parseName(text: string): string {
  const name = text.trim()
  if (name.length > 0 && name.length <= MAX_NAME_LENGTH) return name
  throw new Error(`--name must have 1 to ${MAX_NAME_LENGTH} characters.`)
}

function parseScopes(text: string): Scope[] {
  const names = new Set(text.split(',').map((name) => name.trim()))
  const known = allScopes.filter((scope) => names.delete(scope))
  if (names.size === 0) return known
  throw new Error(`--scopes must be some of ${allScopes.join(', ')}, separated by commas.`)
}
