import { document } from '@paraph/contract'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { WebhookBacklog } from '../webhooks/backlog.ts'
import type { Outcome } from '../webhooks/record.ts'

/** Returns a function that counts an attempt. */
export function openWebhookCounter(register: Registry): (outcome: Pick<Outcome, 'error'>) => void {
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
  // All gauges of a scrape share one read.
  let reading: Promise<WebhookBacklog | undefined> | undefined
  const readOnce = () =>
    // The other metrics are more important than an error of the database.
    (reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = undefined)))
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    set: (gauge: Gauge, backlog: WebhookBacklog) => void,
  ) => {
    const registered = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        this.reset()
        const backlog = await readOnce()
        if (backlog) set(this, backlog)
      },
    })
    register.registerMetric(registered)
  }
  gauge(
    'paraph_webhook_deliveries_waiting',
    'Events that wait to be sent, by attempt.',
    ['attempt'],
    (gauge, { first, retry }) => {
      gauge.set({ attempt: 'first' }, first)
      gauge.set({ attempt: 'retry' }, retry)
    },
  )
  gauge(
    'paraph_webhook_oldest_seconds',
    'For how long the oldest event has waited to be sent for the first time. 0 if none waits. Without endpoints that fail.',
    [],
    (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  )
  gauge(
    'paraph_webhook_endpoints_disabled',
    'Webhook endpoints that the server disabled, by reason.',
    ['reason'],
    (gauge, { disabled }) => {
      for (const [reason, count] of Object.entries(disabled)) gauge.set({ reason }, count)
    },
  )
}
