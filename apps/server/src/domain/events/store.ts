import type { Event, EventActor, EventData, EventType } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { newId } from '#platform/database/ids.ts'
import { arrayOf } from '#platform/database/lists.ts'
import { hashEvent } from './hash-event.ts'

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
  at: string
}

/** The newest event of a document, and the time of the database when it was read. */
export interface ReadHead {
  /** Undefined if the document has no event. */
  head: Head | undefined
  readAt: string
}

/** The new events of one document. */
export interface EventsOf<Kind extends NewEvent = NewEvent> {
  document: DocumentLock
  events: Kind[]
}

/** The change with the ids of its events, and with the rows to store. */
type Chained<Change> = Omit<Change, 'events'> & EventsOf<RecordedEvent> & { rows: ReturnType<typeof toRow>[] }

/** Returns the newest event of each of these documents. */
export async function findHeads(tx: LockingTransaction, documentIds: string[]): Promise<ReadonlyMap<string, ReadHead>> {
  const rows = await selectHeads(tx, documentIds)
  return new Map(
    rows.map(({ id, readAt, number, hash, at }) => {
      const head = number === null || at === null ? undefined : { number, hash, at }
      return [id, { head, readAt }]
    }),
  )
}

function selectHeads(tx: LockingTransaction, documentIds: string[]) {
  return tx
    .selectFrom(sql<{ id: string }>`unnest(${arrayOf(documentIds, 'text')})`.as<'document'>(sql`document (id)`))
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('events')
          .select(['number', 'hash', 'at'])
          .whereRef('document_id', '=', 'document.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('head'),
      (join) => join.onTrue(),
    )
    .select(['document.id', 'number', 'hash', 'at', sql<string>`clock_timestamp()`.as('readAt')])
    .execute()
}

/** Adds new events to the hash chains of their documents. A new document has no `head`. Leaves out documents without new events. */
export function chainEvents<Change extends EventsOf & { head?: Head | undefined }>(
  changes: Change[],
): Chained<Change>[] {
  const changed = changes.filter(({ events }) => events.length > 0)
  return changed.map((change) => {
    const { document, head } = change
    let { number, hash: previousHash }: Pick<Head, 'number' | 'hash'> = head ?? { number: 0, hash: null }
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
  const events = JSON.stringify(changes.flatMap(({ rows }) => rows))
  await sql`
    with new as (select * from json_populate_recordset(null::events, ${events}::json)), added as (
      insert into events (
        id, document_id, number, party_id, type, at, actor_type, actor_id, ip_address, user_agent, data, previous_hash, hash
      )
      select
        id, document_id, number, party_id, type, at, actor_type, actor_id, ip_address, user_agent, data, previous_hash, hash
      from new
    )
    update documents set updated_at = newest.at, is_chain_due = true
    from (select document_id, max(at) as at from new group by document_id) as newest
    where documents.id = newest.document_id`.execute(first.document.tx)
}

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

/** The client that a request of a party came from. */
export interface Origin {
  ipAddress: string | null
  userAgent: string | null
}
