import type { Document, EventParty } from '@paraph/contract'
import { type RawBuilder, sql } from 'kysely'
import { findDocumentsById } from '#domain/documents/store.ts'
import type { EventsOf, RecordedEvent } from '#domain/events/store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { newId } from '#platform/database/ids.ts'
import { arrayOf } from '#platform/database/lists.ts'
import type { Database } from '#platform/database/tables.ts'
import { isAboutInvitation } from './message.ts'

/** A webhook endpoint, and the types of events that it wants. */
export interface Subscriber {
  id: string
  events: string[]
}

interface ChangedDocument extends EventsOf<RecordedEvent> {
  subscribers: Subscriber[]
}

/** Selects the enabled webhook endpoints of an account. It is part of the query that locks the document, which saves a query. */
export function subscribersOf(accountColumn: string): RawBuilder<Subscriber[] | null> {
  return sql`(
    select json_agg(json_build_object('id', endpoint.id, 'events', endpoint.events)) from webhook_endpoints as endpoint
    where endpoint.account_id = ${sql.ref(accountColumn)} and endpoint.enabled and endpoint.deleted_at is null)`
}

/**
 * Stores the events for the webhook endpoints that want them, in the transaction of the change. All events of a transaction show the document and its
 * parties as they are after the transaction.
 */
export async function queueWebhooks({ document, subscribers, events }: ChangedDocument): Promise<void> {
  const wanted = events.filter(isAboutInvitation).flatMap((event) => {
    const endpoints = subscribers.filter((subscriber) => subscriber.events.includes(event.type))
    return endpoints.length > 0 ? [{ event, endpoints }] : []
  })
  if (wanted.length === 0) return
  const { tx, id: documentId, lockedAt: now } = document
  const found = (await findDocumentsById(tx, [documentId], now)).get(documentId)!
  const isAboutParty = wanted.some(({ event }) => event.partyId)
  const parties = isAboutParty ? await findStoredParties(tx, documentId) : []
  const partyById = new Map(parties.map((party) => [party.id, party]))
  await insertWebhookEvents(
    tx,
    wanted.map(({ event, endpoints }) => {
      const party = event.partyId === undefined ? undefined : (event.removed ?? partyById.get(event.partyId)!)
      const data = party ? { document: summaryOf(found), party: toEventParty(party) } : { document: found }
      const { id, type } = event
      return { id, type, body: JSON.stringify({ id, type, timestamp: now.toISOString(), data }), endpoints }
    }),
    now,
  )
}

interface NewWebhookEvent {
  id: string
  type: string
  body: string
  endpoints: { id: string }[]
}

/**
 * Stores events and their deliveries, with one statement. An endpoint that was disabled in the meantime gets none.
 *
 * @param now - the time from which the deliveries are due. If it is in the future, because the clock was set back, they are due at once.
 *
 * @returns the ids of the deliveries, event by event.
 */
export async function insertWebhookEvents(db: Database, events: NewWebhookEvent[], now: Date): Promise<string[]> {
  const at = now.toISOString()
  const deliveries = events.flatMap(({ id, endpoints }) =>
    endpoints.map((endpoint) => ({ id: newId('whd'), endpointId: endpoint.id, eventId: id })),
  )
  await sql`
    with added as (
      insert into webhook_events (id, type, body, created_at)
      select id, type, body, ${at}::timestamptz from unnest(
        ${texts(events, 'id')}, ${texts(events, 'type')}, ${texts(events, 'body')}
      ) as event (id, type, body)
    )
    insert into webhook_deliveries (id, endpoint_id, event_id, due_at, created_at)
    select delivery.id, endpoint_id, event_id, least(${at}::timestamptz, clock_timestamp()), ${at}::timestamptz from unnest(
      ${texts(deliveries, 'id')}, ${texts(deliveries, 'endpointId')}, ${texts(deliveries, 'eventId')}
    ) as delivery (id, endpoint_id, event_id)
    join webhook_endpoints as endpoint on endpoint.id = endpoint_id and endpoint.enabled`.execute(db)
  return deliveries.map(({ id }) => id)
}

function texts<Row extends object>(rows: Row[], column: keyof Row & string) {
  return arrayOf(
    rows.map((row) => row[column]),
    'text',
  )
}

function summaryOf({ id, title, status, externalId }: Document) {
  return { id, title, status, externalId }
}

/** Returns the party without its personal number, phone number and link. These do the most harm if a receiver leaks them. */
function toEventParty(party: StoredParty): EventParty {
  return {
    id: party.id,
    documentId: party.documentId,
    name: party.name,
    role: party.role,
    signedAt: party.signedAt,
    readStatus: party.readStatus,
    signingStatus: party.signingStatus,
    deliveryMethod: party.deliveryMethod,
    requiredSignature: party.requiredSignature,
    twoStepVerification: party.twoStepVerification,
    sendStatus: party.sendStatus,
    email: party.email,
    companyName: party.companyName,
    companyRole: party.companyRole,
    companyOrgNumber: party.companyOrgNumber,
    externalId: party.externalId,
    companyId: party.companyId,
    country: party.country,
    signingOrder: party.signingOrder,
  }
}
