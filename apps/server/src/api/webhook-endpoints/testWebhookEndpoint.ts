import type { Handler } from '#api/operation.ts'
import { insertWebhookEvents } from '#domain/outbox/webhook-event-store.ts'
import { findDelivery } from '#domain/webhooks/delivery-store.ts'
import { requireEnabled } from '#domain/webhooks/endpoint-rules.ts'
import { findEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { newId } from '#platform/database/ids.ts'
import { Problem } from '#platform/problems/problem.ts'

/** The event has its own type, so that no receiver mistakes the test for a real event. */
export const testWebhookEndpoint: Handler<'testWebhookEndpoint'> = async ({ path }, { db, now: clock, account }) => {
  const now = clock()
  const { id: webhookEndpointId } = requireEnabled(await findEndpoint(db, { ...path, accountId: account.id }, now))
  const [id, type] = [newId('evt'), 'webhook.test']
  const body = JSON.stringify({ id, type, timestamp: now.toISOString(), data: { webhookEndpointId } })
  const [deliveryId] = await insertWebhookEvents(db, [{ id, type, body, endpoints: [{ id: webhookEndpointId }] }], now)
  const delivery = await findDelivery(db, { id: deliveryId!, endpointId: webhookEndpointId })
  // The endpoint was disabled after it was found.
  if (!delivery) throw new Problem('webhook_endpoint_disabled')
  return delivery
}
