import type { DocumentStatus, Reminders } from '@paraph/contract'
import { sql } from '#kysely'
import type { Services } from '../context.ts'
import { isLockTimeout } from '../database/errors.ts'
import { anyOf } from '../database/lists.ts'
import type { Database, SealStatus } from '../database/tables.ts'
import { reminderFields, toReminders } from '../documents/document-row.ts'
import { statusAt } from '../documents/status.ts'
import { type NewEvent, recordEvents } from '../events/store.ts'
import { queueWebhooks, type Subscriber, subscribersOf } from '../outbox/webhook-events.ts'
import { findStoredParty, type PartyKey, type StoredParty } from '../parties/store.ts'
import { Problem } from '../problems/problem.ts'

/** Milliseconds that a request waits for the lock of a document. */
const LOCK_TIMEOUT = '10000'

/**
 * Each waiting request holds a database connection. Without a limit, the requests for one document could take them all. The limit is a condition of
 * the query that locks the document, so that it costs no query of its own: PostgreSQL locks a row only after all conditions hold. It applies to
 * the rest of the transaction too.
 */
const limitsWait = sql<boolean>`set_config('lock_timeout', ${sql.lit(LOCK_TIMEOUT)}, true) <> ''`

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
}

type Change<T> = (document: LockedDocument) => Promise<T>
type Deps = Pick<Services, 'db' | 'now'>
type Key = { id: string; accountId?: string } | { messageId: string }

/**
 * Changes a document in one transaction, under its row lock. Each change of a document, of its parties or of its audit trail runs inside
 * this function or `withLockedDocumentForJob`.
 *
 * @throws Problem `document_not_found`; `service_unavailable` if other transactions hold the lock for longer than ten seconds, or another
 *   lock that the change needs.
 */
export function withLockedDocument<T>({ db, now }: Deps, key: Key, change: Change<T>): Promise<T> {
  const changed = db.transaction().execute(async (tx) => {
    const query = selectByKey(tx, key).where(limitsWait).forUpdate()
    const [locked] = await lock(tx, query, now)
    if (!locked) throw new Problem('document_not_found')
    return commit(tx, [locked], () => change(locked.document))
  })
  return changed.catch((cause: unknown) => {
    throw isLockTimeout(cause) ? documentBusy(cause) : cause
  })
}

/** Like `withLockedDocument`, for jobs: waits for the lock as long as a query may take, and returns undefined if the document no longer exists. */
export function withLockedDocumentForJob<T>({ db, now }: Deps, key: Key, change: Change<T>): Promise<T | undefined> {
  return db.transaction().execute(async (tx) => {
    const [locked] = await lock(tx, selectByKey(tx, key).forUpdate(), now)
    return locked && commit(tx, [locked], () => change(locked.document))
  })
}

/**
 * Changes several documents in one transaction, for jobs. Leaves out documents that another transaction has locked: to wait for one of them
 * would keep the others locked.
 */
export function withFreeDocuments<T>(
  { db, now }: Deps,
  ids: string[],
  change: (tx: Database, documents: LockedDocument[]) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const query = select(tx).where('id', '=', anyOf(ids))
    const locked = await lock(tx, query.forUpdate().skipLocked(), now)
    const documents = locked.map(({ document }) => document)
    return commit(tx, locked, () => change(tx, documents))
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
  return withLockedDocument(deps, { id, accountId }, async (document) => {
    const party = await findStoredParty(document.tx, key)
    if (!party) throw new Problem('party_not_found')
    return change(document, party)
  })
}

function select(tx: Database) {
  return tx
    .selectFrom('documents')
    .select([
      'id',
      'account_id as accountId',
      'status',
      'expires_at as expiresAt',
      'seal_status as sealStatus',
      ...reminderFields,
    ])
    .select(({ selectFrom }) =>
      selectFrom('accounts').select('mode').whereRef('accounts.id', '=', 'documents.account_id').as('mode'),
    )
    .select(subscribersOf('documents.account_id').as('subscribers'))
}

function selectByKey(tx: Database, key: Key) {
  const query = select(tx)
  if ('messageId' in key) {
    return query.where('id', '=', ({ selectFrom }) =>
      selectFrom('messages').select('document_id').where('messages.id', '=', key.messageId),
    )
  }
  const found = query.where('id', '=', key.id)
  return key.accountId === undefined ? found : found.where('account_id', '=', key.accountId)
}

/** A locked document, and what its change leaves to the end of the transaction. */
interface Locked {
  document: LockedDocument
  events: NewEvent[]
  tasks: (() => Promise<unknown>)[]
}

async function lock(tx: Database, query: ReturnType<typeof select>, now: () => Date): Promise<Locked[]> {
  const rows = await query.execute()
  // Read the clock after taking the locks, so that event times follow lock order.
  const lockedAt = now()
  return rows.map((row) => {
    const [events, tasks]: [NewEvent[], Locked['tasks']] = [[], []]
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
      record: (...added) => void events.push(...added),
      beforeCommit: (task) => void tasks.push(task),
    }
    return { document, events, tasks }
  })
}

async function commit<T>(tx: Database, locked: Locked[], change: () => Promise<T>): Promise<T> {
  const result = await change()
  const [first] = locked
  if (!first) return result
  const { lockedAt } = first.document
  const changes = locked.map(({ document: { id, subscribers }, events }) => ({ documentId: id, subscribers, events }))
  await queueWebhooks(tx, await recordEvents(tx, changes, lockedAt), lockedAt)
  for (const { tasks } of locked) for (const task of tasks) await task()
  return result
}

function documentBusy(cause: unknown): Problem {
  const detail =
    'Other requests are changing the document, or other documents of the account. This request changed nothing. Try again.'
  return new Problem('service_unavailable', detail, { cause, headers: { 'retry-after': '2' } })
}
