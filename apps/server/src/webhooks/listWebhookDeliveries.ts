import { readCursor } from '../database/pagination.ts'
import type { Handler } from '../operation.ts'
import { findDeliveries } from './delivery-store.ts'
import { requireEndpoint } from './endpoint-rules.ts'
import { findEndpoint } from './endpoint-store.ts'

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
