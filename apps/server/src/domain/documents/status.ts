import type { DocumentStatus } from '@paraph/contract'
import type { SealStatus } from '#platform/database/tables.ts'

const ended = new Set<DocumentStatus>(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'])

/** True for a final status. */
export function isEnded(status: DocumentStatus): boolean {
  return ended.has(status)
}

const shown = new Set<DocumentStatus>(['SENT', 'REJECTED', 'COMPLETED'])

/** True if the links of the parties show the document. */
export function isOpenToParties(status: DocumentStatus): boolean {
  return shown.has(status)
}

/**
 * Returns the status at the time `now`. A sent document is EXPIRED from `expiresAt` on, even before a job has stored the new status. A document that
 * waits for its seal does not expire, because all parties have acted.
 */
export function statusAt(
  {
    status,
    expiresAt,
    sealStatus,
  }: { status: DocumentStatus; expiresAt: string | null; sealStatus: SealStatus | null },
  now: Date,
): DocumentStatus {
  const isOver = expiresAt !== null && new Date(expiresAt) <= now
  return status === 'SENT' && isOver && sealStatus === null ? 'EXPIRED' : status
}
