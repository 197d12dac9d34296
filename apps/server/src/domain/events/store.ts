import type { Event, EventActor, EventData, EventType } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { newId } from '#platform/database/ids.ts'
import { hashEvent } from './hash-event.ts'

/** Who causes an event. Only a member has a name here, which the event keeps. */
export type Actor = EventActor | { type: 'MEMBER'; id: string; name: string }

export interface NewEvent {
  type: EventType
  actor: Actor
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

/** The new events of a document. */
export interface EventsOf<Kind extends NewEvent = NewEvent> {
  document: DocumentLock
  events: Kind[]
}

/** The change with the ids of its events, and with the rows to store. */
type Chained<Change> = Omit<Change, 'events'> & EventsOf<RecordedEvent> & { rows: ReturnType<typeof toRow>[] }

/** Returns the newest event of a document, which is undefined if it has none, and the time of the database. */
export async function findHead(tx: LockingTransaction, documentId: string) {
  const { readAt, number, hash, at } = await tx
    .selectFrom(sql<{ readAt: string }>`(select clock_timestamp() as "readAt")`.as<'clock'>(sql`clock`))
    .leftJoin(
      (query) =>
        query
          .selectFrom('events')
          .select(['number', 'hash', 'at'])
          .where('document_id', '=', documentId)
          .orderBy('number', 'desc')
          .limit(1)
          .as('head'),
      (join) => join.onTrue(),
    )
    .select(['readAt', 'number', 'hash', 'at'])
    .executeTakeFirstOrThrow()
  const head: Head | undefined = number === null || at === null ? undefined : { number, hash, at }
  return { head, readAt }
}

/** Adds new events to the hash chain of their document. A new document has no `head`. */
export function chainEvents<Change extends EventsOf & { head?: Head | undefined }>(change: Change): Chained<Change> {
  const { document, head } = change
  let { number, hash: previousHash }: Pick<Head, 'number' | 'hash'> = head ?? { number: 0, hash: null }
  const chained = change.events.map((added) => {
    const event = toEvent(document, added, previousHash)
    previousHash = hashEvent(event)
    return { event: { ...added, id: event.id }, row: toRow({ ...event, hash: previousHash }, ++number) }
  })
  return { ...change, events: chained.map(({ event }) => event), rows: chained.map(({ row }) => row) }
}

/** Adds events to the audit trail of a document, and sets its `updatedAt`. Runs one statement for any number of events. */
export async function storeEvents({ document, rows }: Chained<EventsOf>): Promise<void> {
  if (rows.length === 0) return
  const events = JSON.stringify(rows)
  await sql`
    with new as (select * from json_populate_recordset(null::events, ${events}::json)), added as (
      insert into events (
        id, document_id, number, party_id, type, at, actor_type, actor_id, ip_address, user_agent, data, previous_hash, hash
      )
      select
        id, document_id, number, party_id, type, at, actor_type, actor_id, ip_address, user_agent, data, previous_hash, hash
      from new
    )
    update documents set updated_at = (select max(at) from new), is_chain_due = true
    where documents.id = ${document.id}`.execute(document.tx)
}

function toEvent(
  { id: documentId, lockedAt }: DocumentLock,
  event: NewEvent,
  previousHash: string | null,
): Omit<Event, 'hash'> {
  const { type, actor, partyId = null, ipAddress = null, userAgent = null } = event
  const isMember = actor.type === 'MEMBER'
  const data = isMember ? { ...event.data, memberName: actor.name } : (event.data ?? {})
  const at = lockedAt.toISOString()
  // A member acts for the account, like a key. Clients of the first release know no further type.
  const by: EventActor = isMember ? { type: 'API_KEY', id: actor.id } : actor
  return { id: newId('evt'), documentId, partyId, type, at, actor: by, ipAddress, userAgent, data, previousHash }
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
