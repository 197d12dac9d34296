import { parseArgs } from 'node:util'
import { scopes as allScopes, type Scope } from '@paraph/contract'
import { hashSecret } from '../accounts/api-key.ts'
import { newSecret } from '../accounts/new-secret.ts'
import { ensureAccount, insertKey, listKeys, type Mode, revokeKey, setEmail } from '../accounts/store.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/tables.ts'
import { openDatabase } from '../database/open-database.ts'
import { maxRateLimit } from '../limits/limits.ts'
import { setRateLimit } from '../limits/store.ts'
import { report } from '../process/signals.ts'
import { nameDatabase } from './name-database.ts'

/** As in the spec. */
const MAX_NAME_LENGTH = 100

const usage = `Usage:
  keys -- create --account NAME [options]   prints a new key. Creates the account if it does not exist
    --test              for the test data of the account
    --name TEXT         what the key is for
    --scopes A,B        what the key may do. Without it, everything
    --expires DATE      the time from which the key is refused
    --rate-limit N      the requests a minute. Without it, the setting RATE_LIMIT
    --email ADDRESS     the address to which the account gets mails, for example about disabled webhooks
  keys -- change ID --rate-limit N          changes the requests a minute of a key. default means the setting
  keys -- list                              lists all keys without their secrets
  keys -- revoke ID                         revokes a key immediately

Scopes: ${allScopes.join(', ')}
`

type Command = (db: Database) => Promise<string>

function parseCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
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
  const [name, id, ...rest] = positionals
  if (rest.length > 0) throw new Error(`Too many arguments.\n\n${usage}`)
  if (name === 'create' && id === undefined) {
    const account = values.account?.trim()
    if (!account) throw new Error(`Name the account: --account NAME.\n\n${usage}`)
    const key = {
      name: values.name === undefined ? null : parseName(values.name),
      scopes: values.scopes === undefined ? null : parseScopes(values.scopes),
      expiresAt: values.expires === undefined ? null : parseExpiry(values.expires),
      email: values.email === undefined ? undefined : parseEmail(values.email),
      rateLimit: parseRateLimit(values['rate-limit'] ?? DEFAULT),
    }
    return (db) => createKey(db, account, values.test ? 'TEST' : 'LIVE', key)
  }
  if (name === 'change' && id !== undefined && values['rate-limit'] !== undefined) {
    const rateLimit = parseRateLimit(values['rate-limit'])
    return (db) => changeRateLimit(db, id, rateLimit)
  }
  if (name === 'list' && id === undefined) return formatKeys
  if (name === 'revoke' && id !== undefined) return (db) => revoke(db, id)
  throw new Error(usage)
}

function parseExpiry(text: string): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime()) || time <= new Date()) {
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

function parseEmail(text: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text
  throw new Error('--email must be an e-mail address, for example it@example.com.')
}

interface NewKey {
  name: string | null
  scopes: Scope[] | null
  expiresAt: string | null
  email: string | undefined
  rateLimit: number | null
}

async function createKey(
  db: Database,
  account: string,
  mode: Mode,
  { expiresAt, email, rateLimit, ...key }: NewKey,
): Promise<string> {
  const { secret, prefix } = newSecret(mode)
  const { id } = await ensureAccount(db, account, mode)
  await db.transaction().execute(async (tx) => {
    const keyId = await insertKey(tx, id, hashSecret(secret), expiresAt, { ...key, prefix })
    await setRateLimit(tx, keyId, rateLimit)
    if (email !== undefined) await setEmail(tx, id, email)
  })
  return secret
}

async function formatKeys(db: Database): Promise<string> {
  const keys = await listKeys(db)
  if (keys.length === 0) return 'There are no keys. Create one: npm run --silent keys -- create --account NAME'
  const rows = keys.map((key) => [
    key.id,
    key.mode.toLowerCase(),
    key.account,
    key.created_at,
    key.revoked_at ? `revoked ${key.revoked_at}` : key.expires_at ? `until ${key.expires_at}` : 'active',
    key.last_used_at ? `used ${key.last_used_at}` : 'never used',
    key.scopes?.join(',') ?? 'all scopes',
    key.name ?? '',
    key.rate_limit ? `${key.rate_limit} requests a minute` : '',
  ])
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

async function changeRateLimit(db: Database, id: string, limit: number | null): Promise<string> {
  if (!(await setRateLimit(db, id, limit))) throw keyNotFound(id)
  return `${id} may send ${limit ?? 'the default of RATE_LIMIT'} requests a minute. Servers notice it within a minute.`
}

async function revoke(db: Database, id: string): Promise<string> {
  if (!(await revokeKey(db, id, new Date()))) throw keyNotFound(id)
  return `Revoked ${id}.`
}

function keyNotFound(id: string): Error {
  return new Error(`There is no key ${id}. "keys -- list" lists all keys.`)
}

try {
  const command = parseCommand(process.argv.slice(2))
  const config = readConfig()
  const name = nameDatabase(config)
  const storage = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
  try {
    process.stderr.write(`${name}\n`)
    process.stdout.write(`${await command(storage.db)}\n`)
  } finally {
    await storage.close()
  }
} catch (error) {
  process.exitCode = report(error)
}
