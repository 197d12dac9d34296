import type { DocumentStatus, Reminders, SealErrorCode } from '@paraph/contract'
import { asLocked, asLocking } from '#domain/documents/as-locked.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { toReminders } from '#domain/documents/document-columns.ts'
import { statusAt } from '#domain/documents/status.ts'
import { chainEvents, findHead, type NewEvent, storeEvents } from '#domain/events/store.ts'
import { queueNotices } from '#domain/outbox/notice-store.ts'
import { queueWebhooks, type Subscriber } from '#domain/outbox/webhook-event-store.ts'
import type { PartyKey } from '#domain/parties/store.ts'
import { findStoredParty } from '#domain/parties/stored-party-store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import { notBefore } from '#platform/database/clock.ts'
import { isLockTimeout } from '#platform/database/errors.ts'
import type { SealStatus, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { lockForJob, lockForRequest, type LockedRow, type RequestedKey } from './lock-store.ts'

/** A document under its row lock, with the facts that a change may need. */
export interface LockedDocument extends DocumentLock {
  /** Says whether the document was made with a live key or with a test key. */
  mode: 'LIVE' | 'TEST'
  status: DocumentStatus
  /** Still SENT for a moment after the document expired. */
  storedStatus: DocumentStatus
  expiresAt: string | null
  /** The time of the clock, for what is due later. It is before `lockedAt` if the clock went back. */
  now: Date
  /** Null until all parties have acted. */
  sealStatus: SealStatus | null
  /** Why the last attempt to seal the document failed. */
  sealError: SealErrorCode | null
  reminders: Reminders
  /** The enabled webhook endpoints of the account. */
  subscribers: Subscriber[]
  /** Adds events to the audit trail. All events of the transaction are written together, just before it commits. */
  record: (...events: NewEvent[]) => void
  /**
   * Runs a task last, after the events are written. Use it for tasks that lock a row of the account, such as its count of messages, because other
   * changes of the account wait for that row.
   */
  beforeCommit: (task: (lock: DocumentLock) => Promise<unknown>) => void
}

type Change<T> = (document: LockedDocument) => Promise<T>
type Deps = Pick<Services, 'db' | 'now'>
type InTransaction = Pick<Services, 'now'> & { tx: Transaction }

/**
 * Changes a document in one transaction, under its row lock. Each change of a document, of its parties or of its audit trail runs inside
 * this function or one of the next three.
 *
 * @throws Problem `document_not_found`; `service_unavailable` if other transactions hold the lock for longer than ten seconds, or another
 *   lock that the change needs.
 */
export function withLockedDocument<T>({ db, now }: Deps, key: RequestedKey, change: Change<T>): Promise<T> {
  return inTransaction(db, (tx) => changeLocked({ tx, now }, key, change)).catch(rethrowBusy)
}

/** Like `withLockedDocument`, in the open transaction that has inserted the document. */
export function withInsertedDocument<T>(deps: InTransaction, key: RequestedKey, change: Change<T>): Promise<T> {
  return changeLocked(deps, key, change).catch(rethrowBusy)
}

async function changeLocked<T>({ tx, now }: InTransaction, key: RequestedKey, change: Change<T>): Promise<T> {
  const row = await lockForRequest(tx, key)
  if (!row) throw new Problem('document_not_found')
  return changeRow({ tx, now }, row, change)
}

/** Like `withLockedDocument`, for jobs: waits for the lock until the timeout of the query, and returns undefined if the document does not exist any more. */
export function withLockedDocumentForJob<T>(
  { db, now }: Deps,
  key: { id: string } | { messageId: string },
  change: Change<T>,
): Promise<T | undefined> {
  return inTransaction(db, async (tx) => {
    const row = await lockForJob(tx, key)
    return row && changeRow({ tx, now }, row, change)
  })
}

/**
 * Changes a party under the lock of its document.
 *
 * @throws Problem as `withLockedDocument`; `party_not_found`.
 */
export function withLockedParty<T>(
  deps: Deps,
  key: PartyKey,
  change: (document: LockedDocument, party: LockedParty) => Promise<T>,
): Promise<T> {
  const { partyId: _partyId, ...documentKey } = key
  return withLockedDocument(deps, documentKey, async (document) => {
    const party = await findStoredParty(document.tx, key)
    if (!party) throw new Problem('party_not_found')
    return change(document, party)
  })
}

/** Runs a change of the document that the transaction has locked, and writes its events. */
async function changeRow<T>({ tx: unlocked, now }: InTransaction, row: LockedRow, change: Change<T>): Promise<T> {
  const tx = asLocking(unlocked)
  const { head, readAt } = await findHead(tx, row.id)
  const clock = now({ at: readAt, lastEvent: head?.at })
  // The clock was read under the lock, so times follow the order of locks.
  const lockedAt = notBefore(head?.at, clock)
  const [events, tasks]: [NewEvent[], ((lock: DocumentLock) => Promise<unknown>)[]] = [[], []]
  const subscribers = row.subscribers ?? []
  const document: LockedDocument = {
    ...asLocked({ tx, id: row.id, accountId: row.accountId, lockedAt }),
    now: clock,
    mode: row.mode!,
    status: statusAt(row, lockedAt),
    storedStatus: row.status,
    expiresAt: row.expiresAt,
    sealStatus: row.sealStatus,
    sealError: row.sealError,
    reminders: toReminders(row),
    subscribers,
    record: (...added) => void events.push(...added),
    beforeCommit: (task) => void tasks.push(task),
  }
  const result = await change(document)
  // If a part of the change still runs, it must not lose an event: adding one throws from now on.
  for (const list of [events, tasks]) Object.freeze(list)
  const chained = chainEvents({ document, subscribers, head, events })
  await storeEvents(chained)
  await queueWebhooks(chained)
  await queueNotices(chained)
  for (const task of tasks) await task(document)
  return result
}

function rethrowBusy(cause: unknown): never {
  if (!isLockTimeout(cause)) throw cause
  const detail =
    'Other requests are changing the document, or other documents of the account. This request changed nothing. Try again.'
  throw new Problem('service_unavailable', detail, { cause, headers: { 'retry-after': '2' } })
}
