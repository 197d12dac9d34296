import type { LockingTransaction } from '#domain/documents/document-lock.ts'
import { anyOf } from '#platform/database/lists.ts'
import type { Database } from '#platform/database/tables.ts'
import { partyFields, type PartyKey } from './store.ts'
import type { LockedParty, StoredParty } from './stored-party.ts'

const storedFields = [
  ...partyFields,
  'parties.link_nonce as linkNonce',
  'parties.released_at as releasedAt',
  'parties.reminded_at as remindedAt',
  'parties.reminders_sent as remindersSent',
  'parties.next_reminder_at as nextReminderAt',
] as const

/** Returns the parties in the order in which they were added. */
export function findStoredParties(tx: LockingTransaction, documentId: string): Promise<LockedParty[]>

export function findStoredParties(db: Database, documentId: string): Promise<StoredParty[]>

export function findStoredParties(db: Database, documentId: string): Promise<StoredParty[]> {
  return findStoredPartiesOf(db, [documentId])
}

/** Returns the parties of several documents. Within a document, they have the order in which they were added. */
export function findStoredPartiesOf(db: Database, documentIds: string[]): Promise<StoredParty[]> {
  const parties = db.selectFrom('parties').select(storedFields).where('document_id', '=', anyOf(documentIds))
  return parties.orderBy('added').execute()
}

type StoredPartyKey = Pick<PartyKey, 'id' | 'partyId'>

export function findStoredParty(tx: LockingTransaction, key: StoredPartyKey): Promise<LockedParty | undefined>

export function findStoredParty(db: Database, key: StoredPartyKey): Promise<StoredParty | undefined>

export function findStoredParty(db: Database, { id, partyId }: StoredPartyKey): Promise<StoredParty | undefined> {
  const query = db.selectFrom('parties').select(storedFields).where('id', '=', partyId).where('document_id', '=', id)
  return query.executeTakeFirst()
}
