import type { DocumentStatus } from '@paraph/contract'

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

/** Returns the status at the time `now`. A sent document is EXPIRED from `expiresAt` on, even before a job has stored the new status. */
export function statusAt(
  { status, expiresAt }: { status: DocumentStatus; expiresAt: string | null },
  now: Date,
): DocumentStatus {
  return status === 'SENT' && expiresAt !== null && new Date(expiresAt) <= now ? 'EXPIRED' : status
}
