import type { Event, EventActor, EventData, EventType } from '@paraph/contract'
import { type Selectable, sql } from '#kysely'
import type { Database, Tables } from '#platform/database/tables.ts'
import { newId } from '#platform/database/ids.ts'
import { compileOnce, type Placeholders } from '#platform/database/compile-once.ts'
import { anyOf, arrayOf } from '#platform/database/lists.ts'
import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import { hashEvent } from './hash-event.ts'
import type { StoredParty } from '#domain/parties/store.ts'
import { hashSignature, isHashable } from '#domain/signatures/hash-signature.ts'
import { findSignatures } from '#domain/signatures/signatures.ts'
import type { Trail } from './check-trail.ts'

export interface NewEvent {
  type: EventType
  actor: EventActor
  partyId?: string
  /** The party that the change removed, if any. Only webhooks need it. */
  removed?: StoredParty
  data?: EventData
  /** The address from which a person acted. */
  ipAddress?: string | null
  userAgent?: string | null
}

export type RecordedEvent = NewEvent & { id: string }

/** The actor of everything that the service does automatically. */
export const system: EventActor = { type: 'SYSTEM', id: null }

/** The newest event of a document. */
export interface Head {
  number: number
  hash: string | null
}

/** The new events of one document. */
export interface EventsOf<Kind extends NewEvent = NewEvent> {
  document: DocumentLock
  events: Kind[]
}

/** The same with the ids of the events, and with the rows to store. */
type Chained<Change> = Omit<Change, 'events'> & EventsOf<RecordedEvent> & { rows: ReturnType<typeof toRow>[] }

/** Returns the newest event of each document that has one. */
export async function findHeads(tx: LockingTransaction, documentIds: string[]): Promise<ReadonlyMap<string, Head>> {
  const rows = await selectHeads(tx, { documentIds })
  return new Map(rows.map((row) => [row.id, row]))
}

const selectHeads = compileOnce((db, { documentIds }: Placeholders<{ documentIds: string[] }>) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${arrayOf(documentIds, 'text')})`.as<'document'>(sql`document (id)`))
    .crossJoinLateral((query) =>
      query
        .selectFrom('events')
        .select(['number', 'hash'])
        .whereRef('document_id', '=', 'document.id')
        .orderBy('number', 'desc')
        .limit(1)
        .as('head'),
    )
    .select(['document.id', 'number', 'hash']),
)

/** Adds new events to the hash chains of their documents. A new document has no `head`. Leaves out documents without new events. */
export function chainEvents<Change extends EventsOf & { head?: Head | undefined }>(
  changes: Change[],
): Chained<Change>[] {
  const changed = changes.filter(({ events }) => events.length > 0)
  return changed.map((change) => {
    const { document, head } = change
    let { number, hash: previousHash } = head ?? { number: 0, hash: null }
    const chained = change.events.map((added) => {
      const event = toEvent(document, added, previousHash)
      previousHash = hashEvent(event)
      return { event: { ...added, id: event.id }, row: toRow({ ...event, hash: previousHash }, ++number) }
    })
    return { ...change, events: chained.map(({ event }) => event), rows: chained.map(({ row }) => row) }
  })
}

/**
 * Adds events to the audit trails of documents that one transaction has locked, and sets their `updatedAt`. Runs one statement for any number of
 * documents and events.
 */
export async function storeEvents(changes: Chained<EventsOf>[]): Promise<void> {
  const [first] = changes
  if (!first) return
  const { tx, lockedAt } = first.document
  await insertTrailEvents(tx, {
    documentIds: changes.map(({ document }) => document.id),
    rows: JSON.stringify(changes.flatMap(({ rows }) => rows)),
    at: lockedAt.toISOString(),
  })
}

const insertTrailEvents = compileOnce(
  (_, { documentIds, rows, at }: Placeholders<{ documentIds: string[]; rows: string; at: string }>) => sql`
    with added as (
      insert into events (
        id, document_id, number, party_id, type, at, actor_type, actor_id, ip_address, user_agent, data, previous_hash, hash
      )
      select
        id, document_id, number, party_id, type, at, actor_type, actor_id, ip_address, user_agent, data, previous_hash, hash
      from json_populate_recordset(null::events, ${rows}::json)
    )
    update documents set updated_at = ${at}::timestamptz, is_chain_due = true
    where id = ${anyOf(documentIds)}`,
)

function toEvent(
  { id: documentId, lockedAt }: DocumentLock,
  event: NewEvent,
  previousHash: string | null,
): Omit<Event, 'hash'> {
  const { type, actor, partyId = null, data = {}, ipAddress = null, userAgent = null } = event
  const at = lockedAt.toISOString()
  return { id: newId('evt'), documentId, partyId, type, at, actor, ipAddress, userAgent, data, previousHash }
}

function toRow({ actor, data, ...event }: Event, number: number) {
  return {
    id: event.id,
    document_id: event.documentId,
    number,
    party_id: event.partyId,
    type: event.type,
    at: event.at,
    actor_type: actor.type,
    actor_id: actor.id,
    ip_address: event.ipAddress,
    user_agent: event.userAgent,
    data,
    previous_hash: event.previousHash,
    hash: event.hash,
  }
}

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

/** The client that a request of a party came from. */
export interface Origin {
  ipAddress: string | null
  userAgent: string | null
}
