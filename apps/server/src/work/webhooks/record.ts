import type { WebhookDeliveryError } from '@paraph/contract'
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

/** Records an attempt, but not if its lease has ended, because another process may already make the next attempt. */
export async function recordAttempt(db: Database, { claimed, at, error, answer }: AttemptOutcome): Promise<void> {
  const failures = error === null ? 0 : claimed.failures + 1
  const next = error === null ? undefined : nextAttempt(failures, answer?.retryAfter, at)
  await db
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({
      status: error === null ? 'DELIVERED' : next ? 'PENDING' : 'FAILED',
      due_at: next?.toISOString() ?? null,
      leased_until: null,
      attempts: eb('attempts', '+', 1),
      failures,
      last_attempt_at: at.toISOString(),
      response_status: answer?.status ?? null,
      response_body: answer?.body ?? null,
      redirect_location: answer?.redirectLocation ?? null,
      error,
    }))
    .where('id', '=', claimed.id)
    .where('leased_until', '=', claimed.leasedUntil)
    .execute()
}
