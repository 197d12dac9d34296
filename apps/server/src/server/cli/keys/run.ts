import { hashSecret } from '#api/access/authenticate-key.ts'
import { setRateLimit } from '#api/limits/store.ts'
import { newKeySecret } from '#domain/accounts/new-key-secret.ts'
import { ensureAccount, setEmail } from '#domain/accounts/account-store.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { type NewAccountEvent, recordAccountEvent } from '#domain/account-log/log-store.ts'
import { insertKey, listKeys, revokeKey } from '#domain/accounts/key-store.ts'
import { system } from '#domain/events/store.ts'
import type { Database, Pool, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { KeysCommand } from './arguments.ts'

/** Does what the command says, and returns the text to print. */
export function runKeysCommand(db: Pool, command: KeysCommand): Promise<string> {
  switch (command.name) {
    case 'create':
      return createKey(db, command)
    case 'change':
      return changeRateLimit(db, command.id, command.rateLimit)
    case 'list':
      return formatKeys(db)
    case 'revoke':
      return revoke(db, command.id)
  }
}

async function createKey(
  db: Pool,
  { account, isTest, key: { expiresAt, email, rateLimit, ...key } }: Extract<KeysCommand, { name: 'create' }>,
): Promise<string> {
  const mode = isTest ? 'TEST' : 'LIVE'
  const { secret, prefix } = newKeySecret(mode)
  const { id } = await ensureAccount(db, account, mode)
  await inTransaction(db, async (tx) => {
    const keyId = await insertKey(tx, id, hashSecret(secret), expiresAt, { ...key, prefix })
    await setRateLimit(tx, keyId, rateLimit)
    if (email !== undefined) await setEmail(tx, id, email)
    const changes = firstValues({ scopes: key.scopes, expiresAt })
    await record(tx, id, { type: 'api_key.created', subject: { id: keyId, name: key.name }, changes })
  })
  return secret
}

async function formatKeys(db: Database): Promise<string> {
  const keys = await listKeys(db)
  if (keys.length === 0) return 'There are no keys. Create one: npm run --silent paraph -- keys create --account NAME'
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

async function revoke(db: Pool, id: string): Promise<string> {
  await inTransaction(db, async (tx) => {
    const revoked = await revokeKey(tx, id, new Date())
    if (!revoked) throw keyNotFound(id)
    await record(tx, revoked.accountId, { type: 'api_key.revoked', subject: { id, name: revoked.name } })
  })
  return `Revoked ${id}.`
}

/** Adds to the log of the account what the operator does. */
function record(tx: Transaction, id: string, event: NewAccountEvent): Promise<void> {
  return recordAccountEvent(tx, { account: { id }, actor: system, now: (reading) => new Date(reading!.at) }, event)
}

function keyNotFound(id: string): Error {
  return new Error(`There is no key ${id}. "keys list" lists all keys.`)
}
