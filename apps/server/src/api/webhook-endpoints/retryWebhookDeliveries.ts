import type { Handler } from '#api/operation.ts'
import { countPending, hasFailed, retryFailed } from '#domain/webhooks/delivery-store.ts'
import { MAX_PENDING, MAX_RETRIED, requireEnabled } from '#domain/webhooks/endpoint-rules.ts'
import { findEndpoint } from '#domain/webhooks/endpoint-store.ts'

export const retryWebhookDeliveries: Handler<'retryWebhookDeliveries'> = async (
  { path, body },
  { db, now: clock, account },
) => {
  const now = clock()
  const { id } = requireEnabled(await findEndpoint(db, { id: path.id, accountId: account.id }, now))
  const since = new Date(body.since)
  // If too many deliveries waited, the server would disable the endpoint.
  const room = Math.max(0, MAX_PENDING - (await countPending(db, id)))
  const retried = await retryFailed(db, id, { since, limit: Math.min(MAX_RETRIED, room), now })
  return { retried, hasMore: await hasFailed(db, id, since) }
}
