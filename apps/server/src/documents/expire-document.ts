import type { Services } from '../context.ts'
import { system } from '../events/store.ts'
import { NotYet } from '../jobs/jobs.ts'
import { endDocument } from './end.ts'
import { lockDocument } from './lock.ts'

/**
 * Writes down that the document has expired, unless it came to another end before. The job's time is told by the clock of the database, and
 * the expiry by ours, as everywhere else: if that is late, so is the job.
 */
export async function expireDocument(documentId: string, { db, now, outbox }: Pick<Services, 'db' | 'now' | 'outbox'>) {
  await db.transaction().execute(async (tx) => {
    const document = await lockDocument(tx, { id: documentId }, now)
    if (document?.storedStatus !== 'SENT') return
    if (document.status !== 'EXPIRED') throw new NotYet(`It expires later, at ${document.expiresAt}.`)
    await endDocument(tx, documentId, { status: 'EXPIRED' }, { actor: system, outbox, now: document.lockedAt })
  })
}
