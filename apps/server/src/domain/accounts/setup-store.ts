import { hash, randomBytes } from 'node:crypto'
import type { Account, Notifications } from '@paraph/contract'
import { sql } from 'kysely'
import { newId } from '#platform/database/ids.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'
import { findAccount } from './account-store.ts'
import { SETUP_TOKEN_LIFE } from './account-rules.ts'
import type { Mode } from './account-store.ts'

/** Makes a token of 256 bits with which the first account can be created. Returns undefined if there is an account. */
export async function newSetupToken(db: Database, now: Date): Promise<string | undefined> {
  if (await hasAccount(db)) return undefined
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SETUP_TOKEN_LIFE).toISOString()
  await db.deleteFrom('setup_tokens').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('setup_tokens')
    .values({ token_sha256: hash('sha256', token, 'buffer'), expires_at: expiresAt })
    .execute()
  return token
}

/** Somebody who sets up a server in the console has no program that listens to webhooks. */
const allAtOnce: Notifications = {
  completed: 'IMMEDIATELY',
  rejected: 'IMMEDIATELY',
  undelivered: 'IMMEDIATELY',
  wrongPerson: 'IMMEDIATELY',
  expiring: 'IMMEDIATELY',
}

/** Creates the first account. Returns undefined if an account exists already. */
export async function insertFirstAccount(
  tx: Transaction,
  { name, mode, contactEmail }: { name: string; mode: Mode; contactEmail?: string },
): Promise<Account | undefined> {
  if (await hasAccount(tx)) return undefined
  // The lock waits for each transaction that creates an account, also on the command line. Until this transaction ends, no other one can create an account.
  await sql`lock table accounts in share row exclusive mode`.execute(tx)
  if (await hasAccount(tx)) return undefined
  const id = newId('acc')
  await tx
    .insertInto('accounts')
    .values({ id, name, mode, contact_email: contactEmail ?? null, notifications: JSON.stringify(allAtOnce) })
    .execute()
  return findAccount(tx, id)
}

async function hasAccount(db: Database): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined
}
