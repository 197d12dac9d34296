import type { WebhookDisabledReason } from '@paraph/contract'
import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'

export interface WebhookBacklog {
  /** The number of deliveries that wait for their first attempt, and for a retry. */
  first: number
  retry: number
  /** How long the oldest delivery has waited for its first attempt. Endpoints that fail don't count, because their deliveries wait on purpose. */
  oldestSeconds: number
  /** The endpoints that the server disabled. */
  disabled: Record<NonNullable<WebhookDisabledReason>, number>
}

export async function findWebhookBacklog(db: Database, now: Date): Promise<WebhookBacklog> {
  const { rows } = await sql<{ first: number; retry: number; oldest: string | null }>`
    select count(*) filter (where attempts = 0)::integer as first, count(*) filter (where attempts > 0)::integer as retry,
      min(due_at) filter (where attempts = 0 and failing_since is null) as oldest
    from webhook_deliveries join webhook_endpoints as endpoint on endpoint.id = endpoint_id
    where due_at is not null and enabled`.execute(db)
  const { first, retry, oldest } = rows[0]!
  const endpoints = await db
    .selectFrom('webhook_endpoints')
    .select((select) => ['disabled_reason as reason', select.cast<number>(select.fn.countAll(), 'integer').as('count')])
    .where('enabled', '=', false)
    .where('deleted_at', 'is', null)
    .groupBy('disabled_reason')
    .execute()
  const disabled = { gone: 0, failing: 0, backlog: 0 }
  for (const { reason, count } of endpoints) if (reason !== null) disabled[reason] = count
  const oldestSeconds = oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000)
  return { first, retry, oldestSeconds, disabled }
}
