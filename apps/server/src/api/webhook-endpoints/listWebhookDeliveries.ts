import type { Handler } from '#api/operation.ts'
import { findDeliveries } from '#domain/webhooks/delivery-store.ts'
import { requireEndpoint } from '#domain/webhooks/endpoint-rules.ts'
import { findEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { readCursor } from '#platform/database/pagination.ts'

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async (
  { path, query },
  { db, now, account },
) => {
  const { limit, cursor, ...filter } = query
  const page = { limit, after: readCursor('whd', cursor) }
  const { id } = requireEndpoint(await findEndpoint(db, { id: path.id, accountId: account.id }, now()))
  const { rows, nextCursor } = await findDeliveries(db, id, filter, page)
  return { webhookDeliveries: rows, nextCursor }
}
