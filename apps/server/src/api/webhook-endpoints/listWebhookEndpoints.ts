import type { Handler } from '#api/operation.ts'
import { findEndpoints } from '#domain/webhooks/endpoint-store.ts'
import { readCursor } from '#platform/database/pagination.ts'

export const listWebhookEndpoints: Handler<'listWebhookEndpoints'> = async ({ query }, { db, now, account }) => {
  const page = { limit: query.limit, after: readCursor('whk', query.cursor) }
  const { rows, nextCursor } = await findEndpoints(db, account.id, page, now())
  return { webhookEndpoints: rows, nextCursor }
}
