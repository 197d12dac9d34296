import { system } from '#domain/events/store.ts'
import { endDocument } from '#domain/lifecycle/end-document.ts'
import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import type { Services } from '#domain/services.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'

/**
 * Stores that a document has expired, unless it has ended in another way or all parties have acted. The database's clock starts the job, but this
 * server's clock decides. If the server's clock is behind, the job is tried again later.
 */
export async function expireDocument(
  { documentId, at }: { documentId: string; at?: string },
  { outbox, ...deps }: Pick<Services, 'db' | 'now' | 'outbox'>,
): Promise<void> {
  await withLockedDocumentForJob(deps, { id: documentId }, async (document) => {
    if (document.storedStatus !== 'SENT' || document.sealStatus !== null) return
    // The sender has changed the last day meanwhile, and another job waits for the new one.
    if (document.status !== 'EXPIRED' && at !== undefined && at !== document.expiresAt) return
    if (document.status !== 'EXPIRED') throw new TooEarlyError(`The document expires later, at ${document.expiresAt}.`)
    await endDocument(document, { status: 'EXPIRED' }, { actor: system, outbox })
  })
}
