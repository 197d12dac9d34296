import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Channel, Database, Transaction } from '#platform/database/tables.ts'

/** A party, and the link that a code or a pass belongs to. */
export type LinkedParty = Pick<StoredParty, 'id' | 'linkNonce'>

/** The message with the currently valid code. */
export interface CurrentCode {
  messageId: string
  kind: 'CODE'
  channel: Channel
  address: string
  tries: number
}

/** The maximum number of expired rows that each new code or pass deletes. */
const MAX_DELETED = 100

/** Replaces the party's earlier code. */
export async function replaceCode(
  { tx, lockedAt }: DocumentLock,
  party: LinkedParty,
  { messageId, expiresAt }: { messageId: string; expiresAt: Date },
): Promise<void> {
  const code = { link_nonce: party.linkNonce, message_id: messageId, tries: 0, expires_at: expiresAt.toISOString() }
  await tx
    .insertInto('verification_codes')
    .values({ party_id: party.id, ...code })
    .onConflict((conflict) => conflict.column('party_id').doUpdateSet(code))
    .execute()
  await deleteExpired(tx, 'verification_codes', lockedAt)
}

/** Returns undefined if the code has expired, or belongs to an earlier link. */
export async function findCode(db: Database, party: LinkedParty, now: Date): Promise<CurrentCode | undefined> {
  const row = await db
    .selectFrom('verification_codes')
    .innerJoin('messages', 'messages.id', 'verification_codes.message_id')
    .select(['message_id as messageId', 'channel', 'address', 'tries'])
    .where('verification_codes.party_id', '=', party.id)
    .where('link_nonce', '=', party.linkNonce)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && { ...row, kind: 'CODE' }
}

export async function countTry({ tx }: DocumentLock, partyId: string): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('party_id', '=', partyId)
    .execute()
}

export async function deleteCode({ tx }: DocumentLock, partyId: string): Promise<void> {
  await tx.deleteFrom('verification_codes').where('party_id', '=', partyId).execute()
}

/** Returns the times at which codes were posted to the party since then, newest first. */
export async function findCodeTimes(db: Database, party: Pick<StoredParty, 'id' | 'documentId'>, since: Date) {
  const rows = await db
    .selectFrom('messages')
    .select('created_at as at')
    .where('document_id', '=', party.documentId)
    .where('party_id', '=', party.id)
    .where('kind', '=', 'CODE')
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ at }) => Date.parse(at))
}

export async function insertPass(
  { tx, lockedAt }: DocumentLock,
  party: LinkedParty,
  { sha256, messageId, expiresAt }: { sha256: Buffer; messageId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('verification_passes')
    .values({
      pass_sha256: sha256,
      party_id: party.id,
      link_nonce: party.linkNonce,
      message_id: messageId,
      expires_at: expiresAt.toISOString(),
    })
    .execute()
  await deleteExpired(tx, 'verification_passes', lockedAt)
}

/** Returns the message with the code for which the party got the pass. Undefined if the pass has expired, or belongs to another link. */
export async function findPass(db: Database, party: LinkedParty, sha256: Buffer, now: Date) {
  const row = await db
    .selectFrom('verification_passes')
    .innerJoin('messages', 'messages.id', 'verification_passes.message_id')
    .select(['channel', 'address'])
    .where('pass_sha256', '=', sha256)
    .where('verification_passes.party_id', '=', party.id)
    .where('link_nonce', '=', party.linkNonce)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && { ...row, kind: 'CODE' as const }
}

/** Runs last in its transaction, and skips locked rows. Otherwise two transactions could wait for each other's rows. */
async function deleteExpired(tx: Transaction, table: 'verification_codes' | 'verification_passes', now: Date) {
  const rows = sql.table(table)
  await sql`
    delete from ${rows} where ctid in (
      select ctid from ${rows} where expires_at <= ${now.toISOString()} limit ${sql.lit(MAX_DELETED)} for update skip locked
    )`.execute(tx)
}
