import type { DocumentStatus, Reminders } from '@paraph/contract'
import type { Services } from '#domain/services.ts'
import { isLockTimeout } from '#platform/database/errors.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Database, SealStatus } from '#platform/database/tables.ts'
import { toReminders } from '#domain/documents/document-row.ts'
import { statusAt } from '#domain/documents/status.ts'
import { chainEvents, findHeads, type Head, type NewEvent, storeEvents } from '#domain/events/store.ts'
import { queueWebhooks, type Subscriber } from '#domain/outbox/webhook-events.ts'
import { findStoredParty, type PartyKey, type StoredParty } from '#domain/parties/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { type IdKey, lockForJob, lockForRequest, type LockedRow } from './lock-statements.ts'

/** A document under its row lock, and the transaction that holds the lock. */
export interface LockedDocument {
  tx: Database
  id: string
  accountId: string
  /** The time of everything that happens under the lock. */
  lockedAt: Date
  /** Whether it was made with a live key or with a test key. */
  mode: 'LIVE' | 'TEST'
  status: DocumentStatus
  /** Still SENT for a moment after the document expired. */
  storedStatus: DocumentStatus
  expiresAt: string | null
  /** Null until all parties have acted. */
  sealStatus: SealStatus | null
  reminders: Reminders
  /** The enabled webhook endpoints of the account. */
  subscribers: Subscriber[]
  /** Adds events to the audit trail. All events of the transaction are written together, just before it commits. */
  record: (...events: NewEvent[]) => void
  /**
   * Runs a task last, after the events are written. For what locks a row that other changes of the account wait for, such as the count of its
   * messages.
   */
  beforeCommit: (task: () => Promise<unknown>) => void
  /**
   * Writes the events and runs the tasks now instead of after the change, so that they are sent together with the last statements of the change.
   * Nothing can be recorded afterwards.
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
  return withLockedDocumentAnd(deps, key, async () => undefined, change)
}

/**
 * Like `withLockedDocument`, for a change that begins by reading more. The reads are sent with the statement that locks the document, and
 * PostgreSQL runs them under the lock.
 */
export async function withLockedDocumentAnd<T, Read>(
  { db, now }: Deps,
  { id, accountId }: IdKey,
  read: (tx: Database) => Promise<Read>,
  change: Change<T, Read>,
): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      const { ofAccount, ofAny } = lockForRequest
      const locking = accountId === undefined ? ofAny(tx, { id }) : ofAccount(tx, { id, accountId })
      const [[locked], found] = await Promise.all([lock(tx, locking, now, [id]), read(tx)])
      if (!locked) throw new Problem('document_not_found')
      const result = await change(locked.document, found)
      await locked.document.finish()
      return result
    })
  } catch (error) {
    throw isLockTimeout(error) ? documentBusy(error) : error
  }
}

/** Like `withLockedDocument`, for jobs: waits for the lock as long as a query may take, and returns undefined if the document no longer exists. */
export function withLockedDocumentForJob<T>(
  { db, now }: Deps,
  key: { id: string } | { messageId: string },
  change: Change<T>,
): Promise<T | undefined> {
  return inTransaction(db, async (tx) => {
    const { byId, byMessage } = lockForJob
    const [locked] = await ('id' in key ? lock(tx, byId(tx, key), now, [key.id]) : lock(tx, byMessage(tx, key), now))
    if (!locked) return undefined
    const result = await change(locked.document, undefined)
    await locked.document.finish()
    return result
  })
}

/**
 * Changes several documents in one transaction, for jobs. Leaves out documents that another transaction has locked: to wait for one of them
 * would keep the others locked.
 *
 * @param read - as of `withLockedDocumentAnd`. Reads also what belongs to documents that are left out.
 */
export function withFreeDocuments<T, Read>(
  { db, now }: Deps,
  ids: string[],
  read: (tx: Database) => Promise<Read>,
  change: (tx: Database, documents: LockedDocument[], read: Read) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const [locked, found] = await Promise.all([lock(tx, lockForJob.free(tx, { ids }), now, ids), read(tx)])
    const documents = locked.map(({ document }) => document)
    const result = await change(tx, documents, found)
    // Finishes all of them.
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
  change: (document: LockedDocument, party: StoredParty) => Promise<T>,
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

/** A locked document, and what its change leaves to the end of the transaction. */
interface Locked {
  document: LockedDocument
  /** The newest event. */
  head: Head | undefined
  events: NewEvent[]
  tasks: (() => Promise<unknown>)[]
}

/** @param ids - if they are known, the newest events are read without a further wait. */
async function lock(tx: Database, locking: Promise<LockedRow[]>, now: () => Date, ids?: string[]): Promise<Locked[]> {
  // PostgreSQL runs the statements in this order, so it reads the newest events under the lock.
  const [rows, known] = await Promise.all([locking, ids && findHeads(tx, ids)])
  // Read the clock after taking the locks, so that event times follow lock order.
  const lockedAt = now()
  const heads =
    known ??
    (await findHeads(
      tx,
      rows.map(({ id }) => id),
    ))
  let finishing: Promise<void> | undefined
  const locked: Locked[] = rows.map((row) => {
    const [events, tasks]: [NewEvent[], Locked['tasks']] = [[], []]
    const add = <Item>(list: Item[], items: Item[]) => {
      if (finishing) throw new Error('The change of the document is finished.')
      list.push(...items)
    }
    const document: LockedDocument = {
      tx,
      id: row.id,
      accountId: row.accountId,
      lockedAt,
      mode: row.mode!,
      status: statusAt(row, lockedAt),
      storedStatus: row.status,
      expiresAt: row.expiresAt,
      sealStatus: row.sealStatus,
      reminders: toReminders(row),
      subscribers: row.subscribers ?? [],
      record: (...added) => add(events, added),
      beforeCommit: (task) => add(tasks, [task]),
      finish: () => (finishing ??= finish(tx, locked, lockedAt)),
    }
    return { document, head: heads.get(row.id), events, tasks }
  })
  return locked
}

async function finish(tx: Database, locked: Locked[], lockedAt: Date): Promise<void> {
  const changes = chainEvents(
    locked.map(({ document: { id, subscribers }, head, events }) => ({ documentId: id, subscribers, head, events })),
    lockedAt,
  )
  const last = async () => {
    await queueWebhooks(tx, changes, lockedAt)
    for (const { tasks } of locked) for (const task of tasks) await task()
  }
  await Promise.all([storeEvents(tx, changes, lockedAt), last()])
}

function documentBusy(cause: unknown): Problem {
  const detail =
    'Other requests are changing the document, or other documents of the account. This request changed nothing. Try again.'
  return new Problem('service_unavailable', detail, { cause, headers: { 'retry-after': '2' } })
}
