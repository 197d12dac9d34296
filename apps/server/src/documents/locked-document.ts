import { sql } from 'kysely'
import { type Database, isLockTimeout } from '../database.ts'
import { lockTimeout } from '../limits.ts'
import { Problem } from '../problem.ts'
import type { DocumentKey } from './store.ts'
import { type LockedDocument, lockDocument } from './lock.ts'

/**
 * The document, which nobody else changes until the transaction ends; or the problem that there is none. A request does not wait for
 * ever: each that does keeps a connection, and all of them together would keep every document from being served.
 */
export async function lockedDocument(tx: Database, key: DocumentKey, now: () => Date): Promise<LockedDocument> {
  await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx)
  const document = await lockDocument(tx, key, now).catch((cause: unknown) => {
    throw isLockTimeout(cause) ? documentBusy(cause) : cause
  })
  if (!document) throw new Problem('document_not_found')
  return document
}

function documentBusy(cause: unknown): Problem {
  const detail = 'Others are changing the document. Nothing was changed by this request. Try again.'
  return new Problem('service_unavailable', detail, { cause, headers: { 'retry-after': '2' } })
}
