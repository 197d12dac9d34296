import type { Database } from '../database.ts'
import { Problem } from '../problem.ts'
import { type DocumentKey, type LockedDocument, lockDocument } from './store.ts'

/** The document, which nobody else changes until the transaction ends; or the problem that there is none. */
export async function lockedDocument(tx: Database, key: DocumentKey, now: Date): Promise<LockedDocument> {
  const document = await lockDocument(tx, key, now)
  if (!document) throw new Problem('document_not_found')
  return document
}
