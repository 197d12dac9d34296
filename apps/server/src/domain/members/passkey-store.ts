import type { Passkey } from '@paraph/contract'
import { newId } from '#platform/database/ids.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'
import { CHALLENGE_LIFE, MAX_PASSKEYS } from './passkey-rules.ts'
import type { SessionOwner } from './session-store.ts'

const passkeyFields = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

const ownPasskeys = (db: Database, { personId, onlyAccountId }: SessionOwner) => {
  const passkeys = db.selectFrom('passkeys').where('person_id', '=', personId)
  return onlyAccountId === null ? passkeys : passkeys.where('account_id', '=', onlyAccountId)
}

/** Returns the passkeys, newest first. */
export function findPasskeys(db: Database, owner: SessionOwner): Promise<Passkey[]> {
  return ownPasskeys(db, owner).select(passkeyFields).orderBy('id', 'desc').limit(MAX_PASSKEYS).execute()
}

/** Returns what a browser must know of the passkeys, so that it does not make a second one on the same device. */
export function findCredentials(db: Database, owner: SessionOwner) {
  return ownPasskeys(db, owner).select(['credential_id as id', 'transports']).limit(MAX_PASSKEYS).execute()
}

/** Locks the person, so that two requests can't add one passkey too many. Returns how many it has, those that the session does not show too. */
export async function lockAndCountPasskeys(tx: Transaction, personId: string): Promise<number> {
  await tx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute()
  const rows = await tx.selectFrom('passkeys').select('id').where('person_id', '=', personId).execute()
  return rows.length
}

interface NewPasskey {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
}

/** Returns undefined if the passkey is registered already. */
export function insertPasskey(
  tx: Transaction,
  { personId, onlyAccountId }: SessionOwner,
  { credentialId, publicKey, counter, transports, name }: NewPasskey,
  now: Date,
): Promise<Passkey | undefined> {
  return tx
    .insertInto('passkeys')
    .values({
      id: newId('pky'),
      person_id: personId,
      account_id: onlyAccountId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(passkeyFields)
    .executeTakeFirst()
}

export function renamePasskey(
  db: Database,
  owner: SessionOwner,
  { id, name }: Pick<Passkey, 'id' | 'name'>,
): Promise<Passkey | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', 'in', ownPasskeys(db, owner).select('id').where('id', '=', id))
    .returning(passkeyFields)
    .executeTakeFirst()
}

export function deletePasskey(
  db: Database,
  owner: SessionOwner,
  id: string,
): Promise<Pick<Passkey, 'name'> | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('id', 'in', ownPasskeys(db, owner).select('id').where('id', '=', id))
    .returning('name')
    .executeTakeFirst()
}

/** Locks the passkey, so that its counter is compared once after the other. */
export function lockPasskey(tx: Transaction, credentialId: Buffer) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'person_id as personId', 'account_id as accountId'])
    .select(['public_key as publicKey', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markPasskeyUsed(
  tx: Transaction,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: now.toISOString() }).where('id', '=', id).execute()
}

/** The maximum number of rows that each new challenge deletes. Each adds one, so the table stays small. */
const MAX_DELETED = 100

interface Challenge {
  sha256: Buffer
  /** Of who may use it: the cookie of a browser, or the id of a session. */
  askerSha256: Buffer
}

export async function insertChallenge(db: Database, { sha256, askerSha256 }: Challenge, now: Date): Promise<void> {
  // Locked rows are skipped, because two concurrent deletions could be in a deadlock.
  const ended = db
    .selectFrom('passkey_challenges')
    .select('challenge_sha256')
    .where('expires_at', '<=', now.toISOString())
    .limit(MAX_DELETED)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('passkey_challenges').where('challenge_sha256', 'in', ended).execute()
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_sha256: sha256,
      asker_sha256: askerSha256,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFE).toISOString(),
    })
    .execute()
}

/** Takes a challenge, so that it can't be used again. Returns false if it is not valid, or is that of somebody else. */
export async function takeChallenge(tx: Transaction, { sha256, askerSha256 }: Challenge, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge_sha256', '=', sha256)
    .where('asker_sha256', '=', askerSha256)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
