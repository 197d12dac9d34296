import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { hashSecret } from '../accounts/api-key.ts'
import { ensureAccount, insertKey, listKeys, type Mode, revokeKey, setEmail } from '../accounts/store.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/tables.ts'
import { openDatabase } from '../database/open-database.ts'
import { report } from '../process/signals.ts'
import { nameDatabase } from './name-database.ts'

const usage = `Usage:
  keys -- create --account NAME [--test] [--expires DATE] [--email ADDRESS]
                                                            prints a new key. Creates the account if it does not exist.
                                                            --email sets where the account is told of disabled webhooks
  keys -- list                                              lists all keys without their secrets
  keys -- revoke ID                                         revokes a key immediately
`

type Command = (db: Database) => Promise<string>

function parseCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      test: { type: 'boolean', default: false },
      expires: { type: 'string' },
      email: { type: 'string' },
    },
  })
  const [name, id, ...rest] = positionals
  if (rest.length > 0) throw new Error(`Too many arguments.\n\n${usage}`)
  if (name === 'create' && id === undefined) {
    const account = values.account?.trim()
    if (!account) throw new Error(`Name the account: --account NAME.\n\n${usage}`)
    const expires = values.expires === undefined ? null : parseExpiry(values.expires)
    const email = values.email === undefined ? undefined : parseEmail(values.email)
    return (db) => createKey(db, { name: account, mode: values.test ? 'TEST' : 'LIVE', email }, expires)
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

function parseEmail(text: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text
  throw new Error('--email must be an e-mail address, for example it@example.com.')
}

/** Returns a key with 256 random bits. It can't be shown again, because the database has only its hash. */
async function createKey(
  db: Database,
  { name, mode, email }: { name: string; mode: Mode; email: string | undefined },
  expiresAt: string | null,
): Promise<string> {
  const secret = `pk_${mode.toLowerCase()}_${randomBytes(32).toString('base64url')}`
  const account = await ensureAccount(db, name, mode)
  if (email !== undefined) await setEmail(db, account.id, email)
  await insertKey(db, account.id, hashSecret(secret), expiresAt)
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

async function revoke(db: Database, id: string): Promise<string> {
  if (!(await revokeKey(db, id, new Date()))) throw new Error(`There is no key ${id}. "keys -- list" lists all keys.`)
  return `Revoked ${id}.`
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
