import type { DocumentStatus, Event, EventType, SigningStatus } from '@paraph/contract'
import { hashEvent } from './hash-event.ts'

/** A document and all that is said to have happened to it. */
export interface Trail {
  id: string
  status: DocumentStatus
  updatedAt: string
  /** Of the file as it is stored. */
  sha256: string
  parties: { id: string; signingStatus: SigningStatus }[]
  /** Oldest first. */
  events: (Event & { number: number })[]
}

const endings: Partial<Record<EventType, DocumentStatus>> = {
  'document.sent': 'SENT',
  'document.completed': 'COMPLETED',
  'document.rejected': 'REJECTED',
  'document.cancelled': 'CANCELLED',
  'document.expired': 'EXPIRED',
}

const acts: Partial<Record<EventType, SigningStatus>> = { 'party.signed': 'SIGNED', 'party.rejected': 'REJECTED' }

/** What is wrong with the audit trail, in sentences: that it was changed, or that the document was, and not by what the trail tells. */
export function faultsOf({ events, ...document }: Trail): string[] {
  // Drafts of a time before there was an audit trail have none.
  if (events.length === 0) return document.status === 'DRAFT' ? [] : ['It has no events.']
  const faults = events.flatMap(({ number, ...event }, index) => faultsOfEvent(event, number, events[index - 1]))
  const last = events.at(-1)!
  if (last.at < document.updatedAt) faults.push(`Events are missing after ${last.number}: it was changed later.`)

  const status = events.reduce<DocumentStatus>((status, { type }) => endings[type] ?? status, 'DRAFT')
  if (status !== document.status) faults.push(`It is ${document.status}, but its events make it ${status}.`)
  const created = events.find(({ type }) => type === 'document.created')
  if (created && created.data.sha256 !== document.sha256) faults.push('The file is not the one that was uploaded.')
  for (const party of document.parties) {
    const own = events.filter(({ partyId }) => partyId === party.id)
    const act = own.reduce<SigningStatus>((status, { type }) => acts[type] ?? status, 'NOT_SIGNED')
    if (act !== party.signingStatus)
      faults.push(`${party.id} is ${party.signingStatus}, but its events make it ${act}.`)
  }
  return faults
}

function faultsOfEvent(
  { hash, ...event }: Event,
  number: number,
  before: Trail['events'][number] | undefined,
): string[] {
  const faults: string[] = []
  const expected = (before?.number ?? 0) + 1
  if (number !== expected) faults.push(`Events are missing between ${expected - 1} and ${number}.`)
  if (event.previousHash !== (before?.hash ?? null)) faults.push(`Event ${number} does not carry on the one before it.`)
  if (hashEvent(event) !== hash) faults.push(`Event ${number} was changed: ${event.id} says what its hash is not of.`)
  return faults
}
