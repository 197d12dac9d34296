import type { DocumentId, DocumentStatus, ParaphDocument } from '@paraph/contract/named'
import type { Documents } from '../generated/resources.ts'
import type { CallOptions } from './call.ts'
import { ParaphError } from './error.ts'
import { sleep } from './retry.ts'

/** Options of {@link WaitFor}. */
export interface WaitForOptions {
  /** Milliseconds to wait at most; 600,000 (ten minutes) by default. `Infinity` means no limit. */
  timeout?: number | undefined
  /** Ends the waiting. The call then throws the reason of the signal. */
  signal?: AbortSignal | undefined
}

/**
 * Waits until a document has the status. Asks every second at first, and every 15 seconds later. To react to many documents, use less
 * traffic: list them, or let the server tell you.
 *
 * @param documentId - The document identifier.
 * @param status - The status to wait for.
 * @returns The document.
 * @throws ParaphError `status_unreachable` if the document has a status after which this one can't come; `timeout`; the codes of `documents.get`.
 */
export type WaitFor = (
  documentId: DocumentId,
  status: DocumentStatus,
  options?: WaitForOptions,
) => Promise<ParaphDocument>

/** Milliseconds. */
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 15_000]
/** Milliseconds. Timers count in 32 bits. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

export function toWaitFor(get: Documents['get']): WaitFor {
  return async (documentId, status, { timeout = 600_000, signal: caller } = {}) => {
    const limit = new AbortController()
    const timer = timeout < Infinity ? setTimeout(() => limit.abort(), Math.min(timeout, LONGEST_TIMEOUT)) : undefined
    const signal = caller ? AbortSignal.any([caller, limit.signal]) : limit.signal
    const options: CallOptions = caller ? { signal: caller } : {}
    try {
      for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 1.5, LONGEST_WAIT)) {
        const document = await get(documentId, options)
        if (document.status === status) return document
        if (rankOf(document.status) >= rankOf(status)) throw unreachable(document.status, status)
        await sleep(wait, signal)
        caller?.throwIfAborted()
        if (limit.signal.aborted) throw late(document.status, timeout)
      }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A status leads only to a higher one. The last ones are final. */
function rankOf(status: DocumentStatus): number {
  return status === 'DRAFT' ? 0 : status === 'SENT' ? 1 : 2
}

function unreachable(now: DocumentStatus, wanted: DocumentStatus): ParaphError {
  return new ParaphError('status_unreachable', `The document is ${now}, and can't become ${wanted} any more.`)
}

function late(now: DocumentStatus, timeout: number): ParaphError {
  return new ParaphError('timeout', `The document was still ${now} after ${timeout} ms.`)
}
