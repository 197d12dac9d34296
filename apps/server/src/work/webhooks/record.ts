import type { WebhookDeliveryError } from '@paraph/contract'
import { sql } from 'kysely'
import { anyOf, arrayOf } from '#platform/database/lists.ts'
import type { Database } from '#platform/database/tables.ts'
import type { Claimed } from './claim.ts'
import type { WebhookAnswer } from './post.ts'
import { nextAttempt } from '#domain/webhooks/attempt-rules.ts'

/** The outcome of an attempt. */
export interface AttemptOutcome {
  claimed: Claimed
  at: Date
  /** True if the endpoint took so long that it must not be asked often. */
  isSlow: boolean
  /** Null if the endpoint answered with a status from 200 to 299. */
  error: WebhookDeliveryError
  /** Undefined if there was no answer. */
  answer: WebhookAnswer | undefined
  /** The cause of the error `internal`, for the log. */
  cause?: unknown
}

/**
 * Records attempts, with one statement. An attempt is not recorded if its lease has ended, because another process may already make the next attempt.
 * The rows are locked in the order of their ids, because two statements with different orders could deadlock.
 */
export async function recordAttempts(db: Database, outcomes: AttemptOutcome[]): Promise<void> {
  const rows = outcomes.map(toRow)
  const column = (name: keyof (typeof rows)[number], type: Parameters<typeof arrayOf>[1] = 'text') =>
    arrayOf(
      rows.map((row) => row[name]),
      type,
    )
  await sql`
    with locked as materialized (
      select id from webhook_deliveries where id = ${anyOf(rows.map(({ id }) => id))} order by id for no key update
    )
    update webhook_deliveries as delivery set
      status = outcome.status, due_at = outcome.due_at, leased_until = null, attempts = attempts + 1, failures = outcome.failures,
      last_attempt_at = outcome.at, response_status = outcome.response_status, response_body = outcome.response_body,
      redirect_location = outcome.redirect_location, error = outcome.error
    from locked join unnest(
      ${column('id')}, ${column('leasedUntil', 'timestamptz')}, ${column('status')}, ${column('dueAt', 'timestamptz')},
      ${column('failures', 'integer')}, ${column('at', 'timestamptz')}, ${column('responseStatus', 'integer')},
      ${column('responseBody')}, ${column('redirectLocation')}, ${column('error')}
    ) as outcome (id, leased_until, status, due_at, failures, at, response_status, response_body, redirect_location, error)
      using (id)
    where delivery.id = locked.id and delivery.leased_until = outcome.leased_until`.execute(db)
}

function toRow({ claimed, at, error, answer }: AttemptOutcome) {
  const failures = error === null ? 0 : claimed.failures + 1
  const next = error === null ? undefined : nextAttempt(failures, answer?.retryAfter, at)
  return {
    id: claimed.id,
    leasedUntil: claimed.leasedUntil,
    status: error === null ? 'DELIVERED' : next ? 'PENDING' : 'FAILED',
    dueAt: next?.toISOString() ?? null,
    failures,
    at: at.toISOString(),
    responseStatus: answer?.status ?? null,
    responseBody: answer?.body ?? null,
    redirectLocation: answer?.redirectLocation ?? null,
    error,
  }
}
