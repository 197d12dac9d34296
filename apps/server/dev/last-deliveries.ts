import type { Database } from '#platform/database/tables.ts'

/** What the inbox shows of one delivery of a webhook. */
export interface Delivery {
  id: string
  at: string
  type: string
  url: string
  status: string
  attempts: number
  /** The status of the last answer, or why there was none; null before the first attempt. */
  answer: number | string | null
  body: string
}

/** Returns the last 50 deliveries of all endpoints, newest first. */
export async function lastDeliveries(db: Database): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select(['delivery.id', 'delivery.created_at as at', 'event.type', 'endpoint.url', 'delivery.status'])
    .select(['delivery.attempts', 'delivery.response_status', 'delivery.error', 'event.body'])
    .orderBy('delivery.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ response_status, error, ...row }) => ({ ...row, answer: response_status ?? error }))
}
