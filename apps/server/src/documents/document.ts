import { isDeepStrictEqual } from 'node:util'
import type { Document, DocumentStatus, Reminders } from '@paraph/contract'
import type { Channel } from '../database.ts'
import { mustAct, partyFaults } from '../parties/party.ts'
import type { StoredParty } from '../parties/store.ts'
import { Problem } from '../problem.ts'
import type { DocumentChange } from './store.ts'

/** The status as of now: a document is expired from the moment that it expires, and not only once that was written down. */
export function statusAt(
  { status, expiresAt }: { status: DocumentStatus; expiresAt: string | null },
  now: Date,
): DocumentStatus {
  return status === 'SENT' && expiresAt !== null && new Date(expiresAt) <= now ? 'EXPIRED' : status
}

/** Why a document can't be out for signing, if so, with all that it lacks. What parties lack is asked of those that are `checked`. */
export function incompleteness(
  expiresAt: string | null,
  parties: StoredParty[],
  checked: StoredParty[],
  channels: ReadonlySet<Channel>,
  now: Date,
): Problem | undefined {
  const faults = checked.flatMap((party) => partyFaults(party, channels))
  if (!parties.some(mustAct)) {
    faults.unshift({ pointer: '/parties', code: 'required', detail: 'hold nobody who must act' })
  }
  if (expiresAt !== null && new Date(expiresAt) <= now) {
    faults.unshift({ pointer: '/expiresAt', code: 'past', detail: 'must lie in the future' })
  }
  return faults.length > 0 ? new Problem('document_incomplete', undefined, { errors: faults }) : undefined
}

/** When a party that is told now that it is its turn is to be reminded by itself; null for never. */
export function firstReminder({ firstAfterDays, max }: Reminders, now: Date): string | null {
  return max > 0 ? new Date(now.getTime() + firstAfterDays * day).toISOString() : null
}

/** When a party that is reminded now is to be reminded by itself again, which has happened so many times; null for never. */
export function nextReminder({ everyDays, max }: Reminders, remindersSent: number, now: Date): string | null {
  return remindersSent < max ? new Date(now.getTime() + everyDays * day).toISOString() : null
}

/** The names of the fields that the change gives another value. */
export function changedFields(document: Document, change: DocumentChange): string[] {
  return Object.entries(change).flatMap(([name, value]) =>
    value === undefined || isDeepStrictEqual(document[name as keyof DocumentChange], value) ? [] : [name],
  )
}

const day = 24 * 60 * 60 * 1000

/** The expiry as it is stored; undefined and null as they are. It must lie in the future. */
export function checkedExpiry<T extends string | null | undefined>(expiresAt: T, now: Date): T | string {
  if (expiresAt == null) return expiresAt
  const time = new Date(expiresAt)
  if (time <= now) {
    throw new Problem('expiry_past', undefined, {
      errors: [{ pointer: '/expiresAt', code: 'past', detail: 'must lie in the future' }],
    })
  }
  return time.toISOString()
}

/** The file's own name, without folders and control characters, which some clients send along. */
export function fileNameOf(uploaded: string): string {
  const name = uploaded
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return Array.from(name).slice(0, 255).join('') || 'document.pdf'
}

export function titleOf(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '') || fileName
}

export function notDraft(status: DocumentStatus, done: 'changed' | 'deleted' | 'sent'): Problem {
  return new Problem('document_not_draft', `The document is ${status}. Only a draft can be ${done}.`)
}
