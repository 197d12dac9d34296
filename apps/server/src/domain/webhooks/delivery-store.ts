import type { WebhookDelivery, WebhookDeliveryStatus } from '@paraph/contract'
import { sql } from 'kysely'
import { type Page, toPage } from '#platform/database/pagination.ts'
import type { Database } from '#platform/database/tables.ts'

/** The status is a literal and not a placeholder, because PostgreSQL must see it to use the partial index of failed deliveries. */
const IS_FAILED = sql<boolean>`status = 'FAILED'`

/** Sorts after all ids. */
const LAST_ID = '~'

interface Filter {
  status?: WebhookDeliveryStatus
}

/**
 * Compares all columns of the index as one row, because an endpoint may have few deliveries among millions. With a comparison of the endpoint alone,
 * PostgreSQL would often scan the ids of all endpoints.
 */
export async function findDeliveries(
  db: Database,
  endpointId: string,
  { status }: Filter,
  { limit, after = LAST_ID }: { limit: number; after: string | undefined },
): Promise<Page<WebhookDelivery>> {
  const of = status === undefined ? [endpointId] : [endpointId, status]
  const columns = status === undefined ? sql`endpoint_id, delivery.id` : sql`endpoint_id, status, delivery.id`
  const rows: WebhookDelivery[] = await deliveries(db)
    .where(sql<boolean>`(${columns}) < (${sql.join([...of, after])}) and (${columns}) >= (${sql.join([...of, ''])})`)
    .orderBy('endpoint_id', 'desc')
    .$if(status !== undefined, (query) => query.orderBy('status', 'desc'))
    .orderBy('delivery.id', 'desc')
    .limit(limit + 1)
    .execute()
  return toPage(rows, limit)
}

export function findDelivery(
  db: Database,
  key: { id: string; endpointId: string },
): Promise<WebhookDelivery | undefined> {
  return deliveries(db).where('delivery.id', '=', key.id).where('endpoint_id', '=', key.endpointId).executeTakeFirst()
}

/** Makes the delivery due now, as if its event were new. If an attempt is running now, no second one starts beside it. Returns whether the delivery exists. */
export async function retryOne(db: Database, key: { id: string; endpointId: string }, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ status: 'PENDING', due_at: now.toISOString(), failures: 0 })
    .where('id', '=', key.id)
    .where('endpoint_id', '=', key.endpointId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes failed deliveries due now, the oldest first. Returns their number. */
export async function retryFailed(
  db: Database,
  endpointId: string,
  { since, limit, now }: { since: Date; limit: number; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ status: 'PENDING', due_at: now.toISOString(), failures: 0 })
    .where('id', 'in', (select) =>
      select
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('id', 'in', failed(db, endpointId, since).limit(limit))
        // All statements lock deliveries in the order of their ids, so that they can't deadlock.
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .where('status', '=', 'FAILED')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function hasFailed(db: Database, endpointId: string, since: Date): Promise<boolean> {
  const row = await failed(db, endpointId, since).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Selects the ids of the failed deliveries of an endpoint, the oldest first. */
function failed(db: Database, endpointId: string, since: Date) {
  return (
    db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('endpoint_id', '=', endpointId)
      .where(IS_FAILED)
      .where('created_at', '>=', since.toISOString())
      // Without this order, PostgreSQL may scan the deliveries of all endpoints, because it expects to find a match soon.
      .orderBy('created_at')
  )
}

export async function countPending(db: Database, endpointId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('endpoint_id', '=', endpointId)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

function deliveries(db: Database) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select([
      'delivery.id',
      'event_id as eventId',
      'event.type as eventType',
      'status',
      'attempts',
      'event.body as requestBody',
      'response_status as responseStatus',
      'response_body as responseBody',
      'redirect_location as redirectLocation',
      'error',
      'delivery.created_at as createdAt',
      'last_attempt_at as lastAttemptAt',
      'due_at as nextAttemptAt',
    ])
}
