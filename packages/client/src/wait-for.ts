import type { DocumentId, DocumentStatus, ParaphDocument } from '@paraph/contract/named'
import type { Documents } from '../generated/resources.ts'
import { ParaphError } from './error.ts'
import { sleep } from './retry.ts'
import { withTimeLimit } from './time-limit.ts'

/** Options of {@link WaitFor}. */
export interface WaitForOptions {
  /** Milliseconds to wait at most; 600,000 (ten minutes) by default. `Infinity` means no limit. */
  timeout?: number | undefined
  /** Ends the waiting. The call then throws the reason of the signal. */
  signal?: AbortSignal | undefined
}

/**
 * Waits until a document has the status. Asks every second at first, then less and less often, but at least every 15 seconds. For many
 * documents, a list or a webhook causes less traffic.
 *
 * @param documentId - The document identifier.
 * @param status - The status to wait for.
 * @returns The document.
 * @throws ParaphError `status_unreachable` if the document can't reach the status any more; `timeout`; the codes of `documents.get`.
 */
export type WaitFor = (
  documentId: DocumentId,
  status: DocumentStatus,
  options?: WaitForOptions,
) => Promise<ParaphDocument>

/** Milliseconds. */
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 15_000]

export function toWaitFor(get: Documents['get']): WaitFor {
  return (documentId, status, { timeout = 600_000, signal: caller } = {}) => {
    let now: DocumentStatus | undefined
    const late = (cause: unknown) =>
      new ParaphError('timeout', `The document was still ${now ?? 'unknown'} after ${timeout} ms.`, { cause })
    return withTimeLimit({ timeout, caller, late }, async (signal) => {
      for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 1.5, LONGEST_WAIT)) {
        const document = await get(documentId, { signal })
        now = document.status
        if (now === status) return document
        if (rankOf(now) >= rankOf(status))
          throw new ParaphError('status_unreachable', `The document is ${now}, and can't become ${status} any more.`)
        await sleep(wait, signal)
        signal.throwIfAborted()
      }
    })
  }
}

/** A status leads only to a higher one. The last ones are final. */
function rankOf(status: DocumentStatus): number {
  return ['DRAFT', 'SENT'].indexOf(status) + 1 || 3
}
