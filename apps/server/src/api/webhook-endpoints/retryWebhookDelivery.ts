import type { Handler } from '#api/operation.ts'
import { findDelivery, retryOne } from '#domain/webhooks/delivery-store.ts'
import { requireEnabled } from '#domain/webhooks/endpoint-rules.ts'
import { findEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const retryWebhookDelivery: Handler<'retryWebhookDelivery'> = async ({ path }, { db, now: clock, account }) => {
  const now = clock()
  const endpoint = requireEnabled(await findEndpoint(db, { id: path.id, accountId: account.id }, now))
  const key = { id: path.deliveryId, endpointId: endpoint.id }
  const retried = await retryOne(db, key, now)
  const delivery = retried ? await findDelivery(db, key) : undefined
  if (!delivery) throw new Problem('webhook_delivery_not_found')
  return delivery
}
