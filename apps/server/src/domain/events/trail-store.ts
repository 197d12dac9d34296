import type { Event } from '@paraph/contract'
import { type Selectable, sql } from 'kysely'
import { hashSignature, isHashable } from '#domain/signatures/hash-signature.ts'
import { findSignatures } from '#domain/signatures/signature-store.ts'
import type { Database, Tables } from '#platform/database/tables.ts'
import type { Trail } from './check-trail.ts'

/** Returns the number of the event in the audit trail of the document. Undefined if the document has no such event. */
export async function findEventNumber(db: Database, documentId: string, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('events')
    .select('number')
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.number
}

/** Returns the newest events first. */
export async function findEvents(
  db: Database,
  documentId: string,
  { limit, before }: { limit: number; before: number | undefined },
): Promise<Event[]> {
  let query = db.selectFrom('events').selectAll().where('document_id', '=', documentId)
  if (before !== undefined) query = query.where('number', '<', before)
  const rows = await query.orderBy('number', 'desc').limit(limit).execute()
  return rows.map(fromRow)
}

/** Returns the event by which the party has rejected the document. */
export async function findRejection(
  db: Database,
  { id, documentId }: { id: string; documentId: string },
): Promise<Event | undefined> {
  const query = db.selectFrom('events').selectAll().where('document_id', '=', documentId)
  const row = await query.where('party_id', '=', id).where('type', '=', 'party.rejected').executeTakeFirst()
  return row && fromRow(row)
}

/** Returns the whole audit trail, oldest first. */
export async function findAllEvents(db: Database, documentId: string): Promise<Event[]> {
  const query = db.selectFrom('events').selectAll().where('document_id', '=', documentId)
  return (await query.orderBy('number').execute()).map(fromRow)
}

export async function findTrails(db: Database, documentIds: string[]): Promise<Trail[]> {
  const documents = await db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .leftJoin('sealed_files', 'sealed_files.document_id', 'documents.id')
    .select(['id', 'account_id as accountId', 'status', 'updated_at as updatedAt'])
    .select(sql<string>`encode(sha256(document_files.bytes), 'hex')`.as('sha256'))
    .select(sql<string | null>`encode(sha256(sealed_files.bytes), 'hex')`.as('sealedSha256'))
    .where('id', 'in', documentIds)
    .orderBy('id')
    .execute()
  const parties = await db
    .selectFrom('parties')
    .select(['id', 'document_id', 'signing_status as signingStatus'])
    .where('document_id', 'in', documentIds)
    .execute()
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .orderBy('number')
    .execute()
  const signatures = await findSignatures(
    db,
    parties.map(({ id }) => id),
  )
  const hashOf = new Map(
    signatures.filter(isHashable).map((signature) => [signature.partyId, hashSignature(signature)]),
  )
  const partiesOf = Map.groupBy(
    parties.map((party) => ({ ...party, signatureSha256: hashOf.get(party.id) })),
    (party) => party.document_id,
  )
  const eventsOf = Map.groupBy(events, (event) => event.document_id)
  return documents.map((document) => ({
    ...document,
    parties: partiesOf.get(document.id) ?? [],
    events: (eventsOf.get(document.id) ?? []).map((row) => ({ ...fromRow(row), number: row.number })),
  }))
}

export async function readSealed(db: Database, documentId: string): Promise<Buffer> {
  const sealed = db.selectFrom('sealed_files').select('bytes').where('document_id', '=', documentId)
  return (await sealed.executeTakeFirstOrThrow()).bytes
}

function fromRow(row: Selectable<Tables['events']>): Event {
  return {
    id: row.id,
    documentId: row.document_id,
    partyId: row.party_id,
    type: row.type,
    at: row.at,
    actor: { type: row.actor_type, id: row.actor_id },
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    data: row.data,
    previousHash: row.previous_hash,
    hash: row.hash,
  }
}
