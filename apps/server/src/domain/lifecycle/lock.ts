import type { DocumentStatus, Reminders, SealErrorCode } from '@paraph/contract'
import { asLocked, asLocking } from '#domain/documents/as-locked.ts'
import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import { toReminders } from '#domain/documents/document-row.ts'
import { statusAt } from '#domain/documents/status.ts'
import { chainEvents, findHeads, type Head, type NewEvent, storeEvents } from '#domain/events/store.ts'
import { queueWebhooks, type Subscriber } from '#domain/outbox/webhook-events.ts'
import type { PartyKey } from '#domain/parties/store.ts'
import { findStoredParty, type LockedParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import { notBefore, type Now } from '#platform/database/clock.ts'
import { isLockTimeout } from '#platform/database/errors.ts'
import type { SealStatus, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { type IdKey, lockForJob, lockForRequest, type LockedRow } from './lock-statements.ts'

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
  /**
   * Writes the events and runs the tasks now instead of after the change, so that their statements are sent together with the last ones of the
   * change. The contents of webhooks are also read now. So afterwards, `tx`, `record` and `beforeCommit` throw.
   */
  finish: () => Promise<void>
}

type Change<T, Read = undefined> = (document: LockedDocument, read: Read) => Promise<T>
type Deps = Pick<Services, 'db' | 'now'>

/**
 * Changes a document in one transaction, under its row lock. Each change of a document, of its parties or of its audit trail runs inside
 * this function or one of the next three.
 *
 * @throws Problem `document_not_found`; `service_unavailable` if other transactions hold the lock for longer than ten seconds, or another
 *   lock that the change needs.
 */
export function withLockedDocument<T>(deps: Deps, key: IdKey, change: Change<T>): Promise<T> {
  return withLockedDocumentAnd(deps, key, nothingMore, change)
}

/**
 * Like `withLockedDocument`, for a change that begins by reading more. The reads are sent with the statement that locks the document, and
 * PostgreSQL runs them under the lock.
 */
export async function withLockedDocumentAnd<T, Read>(
  { db, now }: Deps,
  key: IdKey,
  read: (tx: LockingTransaction) => Promise<Read>,
  change: Change<T, Read>,
): Promise<T> {
  return inTransaction(db, (tx) => changeLocked({ tx, now }, key, read, change)).catch(rethrowBusy)
}

/** Like `withLockedDocument`, in the open transaction that has inserted the document. */
export function withInsertedDocument<T>(
  deps: Pick<Services, 'now'> & { tx: Transaction },
  key: IdKey,
  change: Change<T>,
): Promise<T> {
  return changeLocked(deps, key, nothingMore, change).catch(rethrowBusy)
}

async function changeLocked<T, Read>(
  { tx, now }: Pick<Services, 'now'> & { tx: Transaction },
  { id, accountId }: IdKey,
  read: (tx: LockingTransaction) => Promise<Read>,
  change: Change<T, Read>,
): Promise<T> {
  const { ofAccount, ofAny } = lockForRequest
  const lockRow = () => (accountId === undefined ? ofAny(tx, { id }) : ofAccount(tx, { id, accountId }))
  const [[locked], found] = await lock(tx, lockRow, { now, ids: [id], read })
  if (!locked) throw new Problem('document_not_found')
  const result = await change(locked.document, found)
  await locked.document.finish()
  return result
}

/** Like `withLockedDocument`, for jobs: waits for the lock until the timeout of the query, and returns undefined if the document does not exist any more. */
export function withLockedDocumentForJob<T>(
  { db, now }: Deps,
  key: { id: string } | { messageId: string },
  change: Change<T>,
): Promise<T | undefined> {
  return inTransaction(db, async (tx) => {
    const { byId, byMessage } = lockForJob
    const [[locked]] = await ('id' in key
      ? lock(tx, () => byId(tx, key), { now, ids: [key.id], read: nothingMore })
      : lock(tx, () => byMessage(tx, key), { now, read: nothingMore }))
    if (!locked) return undefined
    const result = await change(locked.document, undefined)
    await locked.document.finish()
    return result
  })
}

/**
 * Changes several documents in one transaction, for jobs. Skips documents that another transaction has locked, because the other documents would stay
 * locked during the wait.
 *
 * @param read - as in `withLockedDocumentAnd`. It also gets the data of the documents that are skipped.
 */
export function withFreeDocuments<T, Read>(
  { db, now }: Deps,
  ids: string[],
  read: (tx: LockingTransaction) => Promise<Read>,
  change: (documents: LockedDocument[], read: Read) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const [locked, found] = await lock(tx, () => lockForJob.free(tx, { ids }), { now, ids, read })
    const documents = locked.map(({ document }) => document)
    const result = await change(documents, found)
    // This finishes all documents of the transaction.
    await documents[0]?.finish()
    return result
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
  const { id, accountId } = key
  return withLockedDocumentAnd(
    deps,
    { id, accountId },
    (tx) => findStoredParty(tx, key),
    async (document, party) => {
      if (!party) throw new Problem('party_not_found')
      return change(document, party)
    },
  )
}

/** A locked document, with the events and tasks for the end of the transaction. */
interface Locked {
  document: LockedDocument
  /** The lock for these tasks. */
  lock: DocumentLock
  /** The newest event. */
  head: Head | undefined
  events: NewEvent[]
  tasks: ((lock: DocumentLock) => Promise<unknown>)[]
}

interface Reading<Read> {
  now: Now
  /** The ids of the documents, if known. Then the newest events are read in the same round trip. */
  ids?: string[]
  /** Reads more. */
  read: (tx: LockingTransaction) => Promise<Read>
}

const nothingMore = async () => undefined

/** @param lockRows - sends the statement that locks the documents. All others are sent behind it, so PostgreSQL runs them under the locks. */
async function lock<Read>(
  unlocked: Transaction,
  lockRows: () => Promise<LockedRow[]>,
  { now, ids, read }: Reading<Read>,
): Promise<[Locked[], Read]> {
  const locking = lockRows()
  const tx = asLocking(unlocked)
  const [rows, known, found] = await Promise.all([locking, ids && findHeads(tx, ids), read(tx)])
  const heads =
    known ??
    (await findHeads(
      tx,
      rows.map(({ id }) => id),
    ))
  let finishing: Promise<void> | undefined
  const requireUnfinished = () => {
    if (finishing) throw new Error('The change of the document is finished.')
  }
  const locked: Locked[] = rows.map((row) => {
    const { head, readAt } = heads.get(row.id)!
    const clock = now({ at: readAt, lastEvent: head?.at })
    // The clock was read under the lock, so times follow the order of locks.
    const lockedAt = notBefore(head?.at, clock)
    const [events, tasks]: [NewEvent[], Locked['tasks']] = [[], []]
    const lock = asLocked({ tx, id: row.id, accountId: row.accountId, lockedAt })
    const document: LockedDocument = asLocked({
      get tx() {
        requireUnfinished()
        return tx
      },
      id: row.id,
      accountId: row.accountId,
      lockedAt,
      now: clock,
      mode: row.mode!,
      status: statusAt(row, lockedAt),
      storedStatus: row.status,
      expiresAt: row.expiresAt,
      sealStatus: row.sealStatus,
      sealError: row.sealError,
      reminders: toReminders(row),
      subscribers: row.subscribers ?? [],
      record(...added: NewEvent[]) {
        requireUnfinished()
        events.push(...added)
      },
      beforeCommit(task: Locked['tasks'][number]) {
        requireUnfinished()
        tasks.push(task)
      },
      finish: () => (finishing ??= finish(locked)),
    })
    return { document, lock, head, events, tasks }
  })
  return [locked, found]
}

async function finish(locked: Locked[]): Promise<void> {
  const changes = chainEvents(
    locked.map(({ document: { subscribers }, lock, head, events }) => ({ document: lock, subscribers, head, events })),
  )
  const last = async () => {
    await queueWebhooks(changes)
    for (const { lock, tasks } of locked) for (const task of tasks) await task(lock)
  }
  await Promise.all([storeEvents(changes), last()])
}

function rethrowBusy(cause: unknown): never {
  if (!isLockTimeout(cause)) throw cause
  const detail =
    'Other requests are changing the document, or other documents of the account. This request changed nothing. Try again.'
  throw new Problem('service_unavailable', detail, { cause, headers: { 'retry-after': '2' } })
}
