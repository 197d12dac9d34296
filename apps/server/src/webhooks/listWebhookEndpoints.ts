import { readCursor } from '../database/pagination.ts'
import type { Handler } from '../operation.ts'
import { findEndpoints } from './endpoint-store.ts'

export const listWebhookEndpoints: Handler<'listWebhookEndpoints'> = async ({ query }, { db, now, account }) => {
  const page = { limit: query.limit, after: readCursor('whk', query.cursor) }
  const { rows, nextCursor } = await findEndpoints(db, account.id, page, now())
  return { webhookEndpoints: rows, nextCursor }
}
