import { sql } from '#kysely'
import { reminderFields } from '#domain/documents/document-row.ts'
import { subscribersOf } from '#domain/outbox/webhook-events.ts'
import { compileOnce, type Placeholders } from '#platform/database/compile-once.ts'
import { anyOf } from '#platform/database/lists.ts'
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

export interface IdKey {
  id: string
  accountId?: string
}

/** For requests. */
export const lockForRequest = {
  ofAccount: compileOnce((db, { id, accountId }: Placeholders<Required<IdKey>>) =>
    select(db).where('id', '=', id).where('account_id', '=', accountId).where(limitsWait),
  ),
  ofAny: compileOnce((db, { id }: Placeholders<Pick<IdKey, 'id'>>) =>
    select(db).where('id', '=', id).where(limitsWait),
  ),
}

/** For jobs. They wait for the lock until the timeout of the query. */
export const lockForJob = {
  byId: compileOnce((db, { id }: Placeholders<Pick<IdKey, 'id'>>) => select(db).where('id', '=', id)),
  byMessage: compileOnce((db, { messageId }: Placeholders<{ messageId: string }>) =>
    select(db).where('id', '=', ({ selectFrom }) =>
      selectFrom('messages').select('document_id').where('messages.id', '=', messageId),
    ),
  ),
  free: compileOnce((db, { ids }: Placeholders<{ ids: string[] }>) =>
    select(db).where('id', '=', anyOf(ids)).skipLocked(),
  ),
}

/** A document under its row lock. */
export type LockedRow = Awaited<ReturnType<typeof lockForJob.byId>>[number]
