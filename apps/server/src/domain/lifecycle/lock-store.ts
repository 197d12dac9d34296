import { sql } from 'kysely'
import { reminderFields } from '#domain/documents/document-columns.ts'
import type { DocumentKey } from '#domain/documents/store.ts'
import { isSeenBy } from '#domain/documents/viewer-store.ts'
import { subscribersOf } from '#domain/outbox/webhook-event-store.ts'
import type { Database } from '#platform/database/tables.ts'

/** Milliseconds that a request waits for the lock of a document. */
const LOCK_TIMEOUT = '10000'

/**
 * Limits the time that a request waits for the lock. Each waiting request holds a database connection, so the requests for one document could take
 * all of them. The limit is a condition of the query that locks the document, which saves a query. PostgreSQL checks all conditions before it locks a
 * row. The limit also applies to the rest of the transaction.
 */
const limitsWait = sql<boolean>`set_config('lock_timeout', ${sql.lit(LOCK_TIMEOUT)}, true) <> ''`

function select(db: Database) {
  return db
    .selectFrom('documents')
    .select([
      'id',
      'account_id as accountId',
      'status',
      'expires_at as expiresAt',
      'seal_status as sealStatus',
      'seal_error as sealError',
      ...reminderFields,
    ])
    .select(({ selectFrom }) =>
      selectFrom('accounts').select('mode').whereRef('accounts.id', '=', 'documents.account_id').as('mode'),
    )
    .select(subscribersOf('documents.account_id').as('subscribers'))
    .forUpdate()
}

/** For requests: of a viewer, or of a party for its own document. */
export function lockForRequest(db: Database, key: RequestedKey) {
  const document = select(db).where('id', '=', key.id).where(limitsWait)
  return ('onlyOf' in key ? document.where(isSeenBy(key)) : document).executeTakeFirst()
}

export type RequestedKey = DocumentKey | { id: string; accountId?: never }

/** For jobs. They wait for the lock until the timeout of the query. */
export function lockForJob(db: Database, key: { id: string } | { messageId: string }) {
  const document =
    'id' in key
      ? select(db).where('id', '=', key.id)
      : select(db).where('id', '=', ({ selectFrom }) =>
          selectFrom('messages').select('document_id').where('messages.id', '=', key.messageId),
        )
  return document.executeTakeFirst()
}

/** A document under its row lock. */
export type LockedRow = NonNullable<Awaited<ReturnType<typeof lockForJob>>>
