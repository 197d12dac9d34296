import type { Account, DocumentsSeenBy, Language, Notifications, UpdateAccount } from '@paraph/contract'
import { sql } from 'kysely'
import { newId } from '#platform/database/ids.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'
import { toE164 } from '#platform/formats/phone-number.ts'

export type Mode = 'LIVE' | 'TEST'

const fields = [
  'id',
  'name',
  'display_name as displayName',
  'contact_email as contactEmail',
  'contact_phone as contactPhone',
  'time_zone as timeZone',
  'default_language as defaultLanguage',
  'default_reminders as defaultReminders',
  'expires_after_days as expiresAfterDays',
  sql<DocumentsSeenBy>`coalesce(documents_seen_by, 'ALL')`.as('documentsSeenBy'),
  'names_member as namesMember',
  'notifications',
] as const

export function findAccount(db: Database, id: string): Promise<Account> {
  return db.selectFrom('accounts').select(fields).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns the language of mails to a member whom somebody else than a colleague adds. */
export async function findMemberLanguage(db: Database, accountId: string): Promise<Language> {
  return (await findAccount(db, accountId)).defaultLanguage ?? 'EN'
}

export async function changeAccount(db: Database, id: string, change: UpdateAccount): Promise<Account> {
  const { displayName, contactEmail, contactPhone, timeZone, documentsSeenBy, namesMember, notifications } = change
  const { defaultLanguage, defaultReminders, expiresAfterDays } = change
  const changes = {
    ...(displayName !== undefined && { display_name: displayName?.trim() ?? null }),
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
    ...(contactPhone !== undefined && { contact_phone: contactPhone && toE164(contactPhone)! }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(defaultLanguage !== undefined && { default_language: defaultLanguage }),
    ...(defaultReminders !== undefined && { default_reminders: defaultReminders && JSON.stringify(defaultReminders) }),
    ...(expiresAfterDays !== undefined && { expires_after_days: expiresAfterDays }),
    ...(documentsSeenBy !== undefined && { documents_seen_by: documentsSeenBy }),
    ...(namesMember !== undefined && { names_member: namesMember }),
    ...(notifications !== undefined && {
      notifications: sql<Notifications>`notifications || ${JSON.stringify(notifications)}::jsonb`,
    }),
  }
  if (Object.keys(changes).length === 0) return findAccount(db, id)
  return db.updateTable('accounts').set(changes).where('id', '=', id).returning(fields).executeTakeFirstOrThrow()
}

/** Returns the facts about a key and its account that a request with this key may read. */
export async function findKeyWithAccount(db: Database, keyId: string) {
  const { accountId, accountName, displayName, mode, ...apiKey } = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['api_keys.id', 'api_keys.name', 'prefix', 'expires_at as expiresAt'])
    .select(['accounts.id as accountId', 'accounts.name as accountName', 'display_name as displayName', 'mode'])
    .where('api_keys.id', '=', keyId)
    .executeTakeFirstOrThrow()
  return { account: { id: accountId, name: accountName, displayName }, mode, apiKey }
}

/** Returns the name and the mode of an account. */
export async function findAccountMode(db: Database, accountId: string) {
  const account = db.selectFrom('accounts').select(['id', 'name', 'display_name as displayName', 'mode'])
  const { mode, ...rest } = await account.where('id', '=', accountId).executeTakeFirstOrThrow()
  return { account: rest, mode }
}

/** Returns the account with this name and mode. Creates it if it does not exist. */
export async function ensureAccount(db: Database, name: string, mode: Mode): Promise<{ id: string }> {
  await db
    .insertInto('accounts')
    .values({ id: newId('acc'), name, mode })
    .onConflict((conflict) => conflict.columns(['name', 'mode']).doNothing())
    .execute()
  return (await findAccountByName(db, name, mode))!
}

/** Returns the account with this name and mode, if it exists. */
export function findAccountByName(db: Database, name: string, mode: Mode): Promise<{ id: string } | undefined> {
  const account = db.selectFrom('accounts').select('id').where('name', '=', name).where('mode', '=', mode)
  return account.executeTakeFirst()
}

export function setEmail(db: Database, accountId: string, email: string) {
  return db.updateTable('accounts').set({ email }).where('id', '=', accountId).execute()
}

declare const isLocked: unique symbol

/** An account, and the transaction that holds its lock. Only one transaction at a time can add a key to it. Other transactions can still change its data. */
export interface LockedAccount {
  tx: Transaction
  id: string
  mode: Mode
  readonly [isLocked]: true
}

export async function lockAccount(tx: Transaction, id: string): Promise<LockedAccount> {
  const account = tx.selectFrom('accounts').select('mode').where('id', '=', id).forNoKeyUpdate()
  return { tx, id, ...(await account.executeTakeFirstOrThrow()) } as LockedAccount
}
