import type { DocumentStatus, Party, ReadStatus, SendStatus, UpdateParty } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { DocumentKey } from '#domain/documents/store.ts'
import { isSeenBy } from '#domain/documents/viewer-store.ts'
import { type numberColumns, type StoredNumber } from '#domain/personal-numbers/columns.ts'
import { anyOf, columnList } from '#platform/database/lists.ts'
import type { Database } from '#platform/database/tables.ts'
import { plainFields, toColumns } from './party-columns.ts'

export interface PartyKey extends DocumentKey {
  partyId: string
}

/** A party as the API returns it, except that the personal number is not readable. `withNumber` makes it readable. */
export type PartyRow = Omit<Required<Party>, 'ssn'> & { ssn: StoredNumber | null }

/** The columns of a party that the API returns. */
export const partyFields = [...plainFields, 'parties.ssn_encrypted as ssn'] as const

/** Returns of each party what a list of documents needs, in the order of signing. */
export function findListedParties(db: Database, documentIds: string[]) {
  return db
    .selectFrom('parties')
    .select(['document_id as documentId', 'name', 'role'])
    .select(['required_signature as requiredSignature', 'signing_status as signingStatus'])
    .where('document_id', '=', anyOf(documentIds))
    .orderBy(sql`coalesce(signing_order, 0)`)
    .orderBy('added')
    .execute()
}

export async function countParties({ tx, id }: DocumentLock): Promise<number> {
  const { count } = await tx
    .selectFrom('parties')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

type FoundParty = PartyRow & { linkNonce: string; documentStatus: DocumentStatus }

/** The parties of a document, with the nonces of their links and the status of the document. This is SQL, because Kysely takes longer to build it. */
const selectParties = sql<FoundParty>`
  select ${columnList(plainFields)}, parties.ssn_encrypted as ssn,
    link_nonce as "linkNonce", documents.status as "documentStatus"
  from parties join documents on documents.id = parties.document_id`

export async function findParty(db: Database, { id, partyId, ...viewer }: PartyKey): Promise<FoundParty | undefined> {
  const { rows } = await sql<FoundParty>`
    ${selectParties}
    where parties.id = ${partyId} and documents.id = ${id} and ${isSeenBy(viewer)}`.execute(db)
  return rows[0]
}

/** Returns the parties in the order in which they were added. */
export async function findParties(db: Database, { id, ...viewer }: DocumentKey): Promise<FoundParty[]> {
  const { rows } = await sql<FoundParty>`
    ${selectParties} where documents.id = ${id} and ${isSeenBy(viewer)} order by added`.execute(db)
  return rows
}

export async function changeParty(
  { tx }: DocumentLock,
  partyId: string,
  change: Omit<UpdateParty, 'ssn'> & { sendStatus: SendStatus | null },
  number: ReturnType<typeof numberColumns>,
  newLink: boolean,
): Promise<PartyRow> {
  // The person with the old address may have uploaded the scan, filled in values and read the document. The tasks of its other devices end with its link.
  if (newLink) {
    await tx.deleteFrom('scans').where('party_id', '=', partyId).execute()
    await tx.deleteFrom('saved_values').where('party_id', '=', partyId).execute()
    await tx.deleteFrom('reading_visits').where('party_id', '=', partyId).execute()
  }
  return tx
    .updateTable('parties')
    .set({
      ...toColumns(change),
      ...number,
      // Another person may read the old address, so the links must stop working. No reminder has gone to the new address.
      ...(newLink && { link_nonce: sql`default`, reminded_at: null, wrong_person_at: null }),
    })
    .where('id', '=', partyId)
    .returning(partyFields)
    .executeTakeFirstOrThrow()
}

export function eraseParty({ tx }: DocumentLock, partyId: string) {
  return tx.deleteFrom('parties').where('id', '=', partyId).execute()
}

/** The statement of a signature says that the party has read the document. */
export function markActed({ tx, lockedAt }: DocumentLock, partyId: string, act: 'SIGNED' | 'REJECTED') {
  const signed = { signed_at: lockedAt.toISOString(), read_status: 'READ' } as const
  return tx
    .updateTable('parties')
    .set({ signing_status: act, next_reminder_at: null, ...(act === 'SIGNED' && signed) })
    .where('id', '=', partyId)
    .execute()
}

export function setReadStatus({ tx }: DocumentLock, partyId: string, readStatus: ReadStatus) {
  return tx.updateTable('parties').set({ read_status: readStatus }).where('id', '=', partyId).execute()
}

/** Marks the party as the wrong person, and ends its automatic reminders. Returns false if this was reported before. */
export async function markWrongPerson({ tx, lockedAt }: DocumentLock, partyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parties')
    .set({ wrong_person_at: lockedAt.toISOString(), next_reminder_at: null })
    .where('id', '=', partyId)
    .where('wrong_person_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
