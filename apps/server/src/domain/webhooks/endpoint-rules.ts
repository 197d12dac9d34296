import type { WebhookEndpoint } from '@paraph/contract'
import { DAY } from '#platform/formats/durations.ts'
import { Problem } from '#platform/problems/problem.ts'

/** The maximum number of webhook endpoints of an account. */
export const MAX_ENDPOINTS = 20

/** The maximum number of deliveries that may wait for one endpoint. An endpoint with more is disabled. */
export const MAX_PENDING = 100_000

/** The maximum number of deliveries that one request queues again, so that its answer does not take long. */
export const MAX_RETRIED = 10_000

// In milliseconds.

/** If every attempt at an endpoint fails for this time, the server disables it. */
export const FAILING_LIMIT = 5 * DAY
/** How long the old secret signs too after a new one was made. */
export const SECRETS_OVERLAP = DAY
/** How long events and deliveries are kept. */
export const DELIVERIES_KEPT = 30 * DAY

/** @throws Problem `webhook_endpoint_not_found` */
export function requireEndpoint<T>(endpoint: T | undefined): T {
  if (endpoint === undefined) throw new Problem('webhook_endpoint_not_found')
  return endpoint
}

/** @throws Problem `webhook_endpoint_not_found`, `webhook_endpoint_disabled` */
export function requireEnabled(endpoint: WebhookEndpoint | undefined): WebhookEndpoint {
  const found = requireEndpoint(endpoint)
  if (!found.enabled) throw new Problem('webhook_endpoint_disabled')
  return found
}
