import type { SealErrorCode } from '@paraph/contract'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { system } from '#domain/events/store.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { DAY, MINUTE } from '#platform/formats/durations.ts'
import type { LockedDocument } from './lock.ts'
import { changeSeal, findSealAttempt, hasSealFailure } from './seal-store.ts'

/** The delay of the first retry and the longest delay, in milliseconds. The delay doubles with each failure. */
const [FIRST_RETRY, LAST_RETRY] = [10_000, 15 * MINUTE]
/** Milliseconds. After a pause of a service, the documents that waited for it try again at random times within this span. */
const SPREAD = 5_000
/** Milliseconds. Failures for the same reason within this time are recorded as one event, so that retries do not fill the audit trail. */
const ONE_EVENT_WITHIN = DAY

/** Call this after the last act. From now on, only the seal may change the document. */
export async function beginSealing(document: DocumentLock, outbox: Outbox): Promise<void> {
  const at = document.lockedAt.toISOString()
  const attempt = 1
  await changeSeal(document, { seal_status: 'PENDING', seal_pending_since: at, seal_due_at: at, seal_attempt: attempt })
  await outbox.seal(document, attempt)
}

/** Replaces the attempt that is due later by one that is due now. The job of the old attempt then does nothing. */
export async function sealNow(document: DocumentLock, outbox: Outbox): Promise<void> {
  const attempt = (await findSealAttempt(document))! + 1
  await changeSeal(document, { seal_due_at: document.lockedAt.toISOString(), seal_attempt: attempt })
  await outbox.seal(document, attempt)
}

/** Call this if the document is not to be sealed any more. Attempts that are queued or run then do nothing. */
export async function stopSealing(document: DocumentLock): Promise<void> {
  await changeSeal(document, { seal_status: null, seal_error: null, seal_pending_since: null, seal_due_at: null })
}

/** Queues the attempt that is due at `dueAt` a second time, unless it has run in the meantime. */
export async function queueAgain(document: DocumentLock, dueAt: string, outbox: Outbox): Promise<void> {
  const attempt = await findSealAttempt(document, dueAt)
  if (attempt === undefined) return
  await changeSeal(document, { seal_due_at: document.lockedAt.toISOString() })
  await outbox.seal(document, attempt)
}

interface SealFailure {
  attempt: number
  code: SealErrorCode
  /** The service that failed must not be asked before this time. */
  pausedUntil?: Date | undefined
}

/** Records a failed attempt, and queues the next one. Does nothing if the document was sealed in the meantime. */
export async function recordSealFailure(
  document: LockedDocument,
  { attempt, code, pausedUntil }: SealFailure,
  outbox: Outbox,
): Promise<void> {
  const { sealStatus, lockedAt, now } = document
  if (sealStatus === null || sealStatus === 'SEALED') return
  const since = new Date(lockedAt.getTime() - ONE_EVENT_WITHIN)
  if (!(await hasSealFailure(document, code, since))) {
    document.record({ type: 'document.seal_failed', actor: system, data: { sealError: code } })
  }
  await changeSeal(document, { seal_status: 'FAILED', seal_error: code })
  // Another attempt was requested while this one ran.
  if ((await findSealAttempt(document)) !== attempt) return
  const next = (pausedUntil ? soonAfter(pausedUntil) : new Date(now.getTime() + retryDelay(attempt))).toISOString()
  await changeSeal(document, { seal_due_at: next, seal_attempt: attempt + 1 })
  await outbox.seal(document, attempt + 1, next)
}

/** Returns a random time soon after this one, so that the documents that wait for a service do not all try it at once. */
function soonAfter(time: Date): Date {
  return new Date(time.getTime() + Math.random() * SPREAD)
}

/** Returns the delay with jitter, so that documents that failed together are not retried together. */
function retryDelay(attempt: number): number {
  return Math.min(FIRST_RETRY * 2 ** (attempt - 1), LAST_RETRY) * (0.75 + Math.random() / 4)
}
