import { document } from '@paraph/contract'
import { Counter, type Registry } from 'prom-client'
import type { AttemptOutcome } from '#work/webhooks/record.ts'
import type { WebhookBacklog } from '#domain/webhooks/backlog-store.ts'
import { gaugesOf } from './gauges.ts'

/** Returns a function that counts an attempt. */
export function openWebhookCounter(register: Registry): (outcome: Pick<AttemptOutcome, 'error'>) => void {
  const attempts = new Counter({
    name: 'paraph_webhook_attempts_total',
    help: 'Attempts of this process to send an event to a webhook endpoint, by result: delivered, or the error.',
    labelNames: ['result'],
    registers: [register],
  })
  const resultOf = (error: string | null) => error ?? 'delivered'
  for (const error of document.components.schemas.WebhookDeliveryError.enum)
    attempts.inc({ result: resultOf(error) }, 0)
  return ({ error }) => attempts.inc({ result: resultOf(error) })
}

/** `read` is called for each scrape. */
export function registerWebhookGauges(register: Registry, read: () => Promise<WebhookBacklog>): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_webhook_deliveries_waiting',
      help: 'Events that wait to be sent, by attempt.',
      labelNames: ['attempt'],
    },
    (gauge, { first, retry }) => {
      gauge.set({ attempt: 'first' }, first)
      gauge.set({ attempt: 'retry' }, retry)
    },
  )
  gauge(
    {
      name: 'paraph_webhook_oldest_seconds',
      help: 'For how long the oldest event has waited to be sent for the first time. 0 if none waits. Without endpoints that fail.',
    },
    (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  )
  gauge(
    {
      name: 'paraph_webhook_endpoints_disabled',
      help: 'Webhook endpoints that the server disabled, by reason.',
      labelNames: ['reason'],
    },
    (gauge, { disabled }) => {
      for (const [reason, count] of Object.entries(disabled)) gauge.set({ reason }, count)
    },
  )
}
