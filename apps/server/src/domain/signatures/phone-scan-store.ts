import type { LinkKind } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database } from '#platform/database/tables.ts'
import { deleteExpired, type TaskKey } from './device-task-store.ts'
import { PHONE_SCAN_VALID_FOR } from './signature-rules.ts'

/** A scan of the signed paper that the party uploads with its phone. */
export interface StoredPhoneScan {
  nonce: string
  /** Of the uploaded file. */
  sha256: string | null
  expiresAt: string
}

const fields = ['nonce', 'sha256', 'expires_at as expiresAt'] as const

/** Starts a scan with a phone in place of an earlier one, whose token then no longer works. */
export async function insertPhoneScan(
  { tx, lockedAt }: DocumentLock,
  party: TaskKey['party'],
  link: LinkKind,
): Promise<StoredPhoneScan> {
  const expiresAt = new Date(lockedAt.getTime() + PHONE_SCAN_VALID_FOR).toISOString()
  const start = { link_nonce: party.linkNonce, link, expires_at: expiresAt }
  const scan = await tx
    .insertInto('phone_scans')
    .values({ party_id: party.id, ...start })
    .onConflict((conflict) => conflict.column('party_id').doUpdateSet({ ...start, nonce: sql`default`, sha256: null }))
    .returning(fields)
    .executeTakeFirstOrThrow()
  await deleteExpired({ tx, lockedAt }, 'phone_scans')
  return scan
}

/** Returns undefined if there is none, if it has expired, or if it belongs to an earlier link. */
export async function findPhoneScan(
  db: Database,
  { party, deviceNonce }: TaskKey,
  now: Date,
): Promise<StoredPhoneScan | undefined> {
  return db
    .selectFrom('phone_scans')
    .select(fields)
    .where('party_id', '=', party.id)
    .where('link_nonce', '=', party.linkNonce)
    .where('expires_at', '>', now.toISOString())
    .$if(deviceNonce !== undefined, (scan) => scan.where('nonce', '=', deviceNonce!))
    .executeTakeFirst()
}

/** Remembers which file the phone has uploaded. */
export async function markUploaded({ tx }: DocumentLock, { nonce }: StoredPhoneScan, sha256: string): Promise<void> {
  await tx.updateTable('phone_scans').set({ sha256 }).where('nonce', '=', nonce).execute()
}

/** Ends the token of the phone. */
export async function deletePhoneScan({ tx }: Pick<DocumentLock, 'tx'>, partyId: string): Promise<void> {
  await tx.deleteFrom('phone_scans').where('party_id', '=', partyId).execute()
}
