import type { DocumentStatus, Reminders } from '@paraph/contract'
import { sql } from 'kysely'
import type { Services } from '../context.ts'
import { isLockTimeout } from '../database/errors.ts'
import type { Database, SealStatus } from '../database/tables.ts'
import { reminderFields, toReminders } from '../documents/document-row.ts'
import { statusAt } from '../documents/status.ts'
import { type NewEvent, recordEvents } from '../events/store.ts'
import { queueWebhooks, type Subscriber, subscribersOf } from '../outbox/webhook-events.ts'
import { findStoredParty, type PartyKey, type StoredParty } from '../parties/store.ts'
import { Problem } from '../problems/problem.ts'

/** Milliseconds that a request waits for the lock of a document. */
const LOCK_TIMEOUT = 10_000

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
    // Each waiting request holds a database connection. Without a limit, the requests for one document could take them all.
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx)
    const events: NewEvent[] = []
    const document = await lockDocument(tx, key, now, events)
    if (!document) throw new Problem('document_not_found')
    return commit(document, events, change)
  })
  return changed.catch((cause: unknown) => {
    throw isLockTimeout(cause) ? documentBusy(cause) : cause
  })
}

/** Like `withLockedDocument`, for jobs: waits for the lock as long as a query may take, and returns undefined if the document no longer exists. */
export function withLockedDocumentForJob<T>({ db, now }: Deps, key: Key, change: Change<T>): Promise<T | undefined> {
  return db.transaction().execute(async (tx) => {
    const events: NewEvent[] = []
    const document = await lockDocument(tx, key, now, events)
    return document && commit(document, events, change)
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

async function lockDocument(
  tx: Database,
  key: Key,
  now: () => Date,
  events: NewEvent[],
): Promise<LockedDocument | undefined> {
  let query = tx
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
  if ('messageId' in key) {
    const { messageId } = key
    query = query.where('id', '=', (select) =>
      select.selectFrom('messages').select('document_id').where('messages.id', '=', messageId),
    )
  } else {
    query = query.where('id', '=', key.id)
    if (key.accountId !== undefined) query = query.where('account_id', '=', key.accountId)
  }
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) return undefined
  // Read the clock after taking the lock, so that event times follow lock order.
  const lockedAt = now()
  return {
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
  }
}

async function commit<T>(document: LockedDocument, events: NewEvent[], change: Change<T>): Promise<T> {
  const result = await change(document)
  const recorded = await recordEvents(document.tx, document.id, events, document.lockedAt)
  await queueWebhooks(document, recorded)
  return result
}

function documentBusy(cause: unknown): Problem {
  const detail =
    'Other requests are changing the document, or other documents of the account. This request changed nothing. Try again.'
  return new Problem('service_unavailable', detail, { cause, headers: { 'retry-after': '2' } })
}
