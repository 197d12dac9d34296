import type { Handler } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { findDelivery, retryOne } from './delivery-store.ts'
import { requireEnabled } from './endpoint-rules.ts'
import { findEndpoint } from './endpoint-store.ts'

export const retryWebhookDelivery: Handler<'retryWebhookDelivery'> = async ({ path }, { db, now: clock, account }) => {
  const now = clock()
  const endpoint = requireEnabled(await findEndpoint(db, { id: path.id, accountId: account.id }, now))
  const key = { id: path.deliveryId, endpointId: endpoint.id }
  const retried = await retryOne(db, key, now)
  const delivery = retried ? await findDelivery(db, key) : undefined
  if (!delivery) throw new Problem('webhook_delivery_not_found')
  return delivery
}
