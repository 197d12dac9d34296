import type { DocumentStatus, Event, EventType, SigningStatus } from '@paraph/contract'
import { hashEvent } from './hash-event.ts'

/** A document with its audit trail. */
export interface Trail {
  id: string
  accountId: string
  status: DocumentStatus
  updatedAt: string
  /** The hash of the stored file. */
  sha256: string
  /** The hash of the stored sealed file; null if there is none. */
  sealedSha256: string | null
  parties: { id: string; signingStatus: SigningStatus; signatureSha256: string | undefined }[]
  /** Oldest first. */
  events: (Event & { number: number })[]
}

const statusAfter: Partial<Record<EventType, DocumentStatus>> = {
  'document.sent': 'SENT',
  'document.completed': 'COMPLETED',
  'document.rejected': 'REJECTED',
  'document.cancelled': 'CANCELLED',
  'document.expired': 'EXPIRED',
}

const signingStatusAfter: Partial<Record<EventType, SigningStatus>> = {
  'party.signed': 'SIGNED',
  'party.rejected': 'REJECTED',
}

/** Returns a sentence for each fault: the audit trail was changed, or the document was changed without an event. */
export function checkTrail({ events, ...document }: Trail): string[] {
  if (events.length === 0) return ['The document has no events.']
  const faults = events.flatMap(({ number, ...event }, index) => checkEvent(event, number, events[index - 1]))
  const last = events.at(-1)!
  if (last.at < document.updatedAt)
    faults.push(`Events are missing after ${last.number}: the document was changed later.`)

  const status = events.reduce<DocumentStatus>((status, { type }) => statusAfter[type] ?? status, 'DRAFT')
  if (status !== document.status) faults.push(`The document is ${document.status}, but its events say ${status}.`)
  const created = events.find(({ type }) => type === 'document.created')
  if (created && created.data.sha256 !== document.sha256) faults.push('The file is not the file that was uploaded.')
  const completed = events.find(({ type }) => type === 'document.completed')
  if (document.sealedSha256 !== (completed?.data.sha256 ?? null))
    faults.push('The sealed file is missing or not the one that the events say.')
  for (const party of document.parties) {
    const ownEvents = events.filter(({ partyId }) => partyId === party.id)
    const act = ownEvents.reduce<SigningStatus>((status, { type }) => signingStatusAfter[type] ?? status, 'NOT_SIGNED')
    const signed = ownEvents.find(({ type }) => type === 'party.signed')
    if (act !== party.signingStatus) faults.push(`${party.id} is ${party.signingStatus}, but its events say ${act}.`)
    else if (signed?.data.signatureSha256 !== party.signatureSha256)
      faults.push(`The stored signature of ${party.id} is not the one that its events say.`)
  }
  return faults
}

function checkEvent({ hash, ...event }: Event, number: number, before: Trail['events'][number] | undefined): string[] {
  const faults: string[] = []
  const expected = (before?.number ?? 0) + 1
  if (number !== expected) faults.push(`Events are missing between ${expected - 1} and ${number}.`)
  if (event.previousHash !== (before?.hash ?? null))
    faults.push(`Event ${number} does not contain the hash of the event before it.`)
  if (hashEvent(event) !== hash) faults.push(`Event ${number} was changed: the hash of ${event.id} does not match.`)
  return faults
}
