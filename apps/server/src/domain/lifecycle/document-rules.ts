import type { Fault, SealErrorCode } from '@paraph/contract'
import { fieldFaults } from '#domain/fields/sending-rules.ts'
import type { FieldsToSend } from '#domain/fields/store.ts'
import type { Abilities } from '#domain/identity/identity-method.ts'
import { identityFaults } from '#domain/identity/identity-methods.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { DAY } from '#platform/formats/durations.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { LockedDocument } from './lock.ts'
import { mustAct } from './turns.ts'

/** @throws Problem `document_not_draft` */
export function requireDraft<Lock extends Pick<LockedDocument, 'status'>>(
  document: Lock,
  action: 'changed' | 'deleted' | 'sent',
): asserts document is Lock & { readonly status: 'DRAFT' } {
  const { status } = document
  if (status === 'DRAFT') return
  throw new Problem('document_not_draft', `The document is ${status}. Only a draft can be ${action}.`)
}

/**
 * Checks that the document does not wait for its seal. A document that all parties have signed must not change.
 *
 * @throws Problem `document_sealing`
 */
export function requireNotSealing({ status, sealStatus }: Pick<LockedDocument, 'status' | 'sealStatus'>): void {
  if (status === 'SENT' && sealStatus !== null) throw new Problem('document_sealing')
}

/** Reasons that time does not cure: most are in the file or in a scan. */
const notCuredByTime: ReadonlySet<SealErrorCode | null> = new Set([
  'file_unsealable',
  'scan_unusable',
  'resources_exceeded',
  'seal_invalid',
  'internal',
])

/**
 * Checks that the document can be cancelled. A document that waits for its seal can be cancelled only if the seal failed for a reason that time does
 * not cure, because it would wait for ever.
 *
 * @throws Problem `document_not_sent`, `document_sealing`
 */
export function requireCancellable(document: LockedDocument): void {
  const { status, sealStatus, sealError } = document
  if (status !== 'SENT') {
    throw new Problem('document_not_sent', `The document is ${status}. Only a document that is SENT can be cancelled.`)
  }
  if (sealStatus !== 'FAILED' || !notCuredByTime.has(sealError)) requireNotSealing(document)
}

/**
 * Checks that a document has all that it needs to be SENT.
 *
 * @param parties - all parties of the document.
 * @param checked - the parties that are checked.
 * @param fields - the fields of the document.
 * @param server - what this server can do for the document.
 * @param others - faults that were found before.
 * @throws Problem `document_incomplete` with every fault.
 */
export function requireComplete(
  { expiresAt, lockedAt, mode }: Pick<LockedDocument, 'expiresAt' | 'lockedAt' | 'mode'>,
  parties: StoredParty[],
  checked: StoredParty[],
  fields: FieldsToSend,
  server: Omit<Abilities, 'mode'>,
  others: Fault[] = [],
): void {
  const faults: Fault[] = checked.flatMap((party) => identityFaults(party, { ...server, mode }))
  faults.push(...fieldFaults(fields, checked, mustAct), ...others)
  if (!parties.some(mustAct)) {
    faults.unshift({ pointer: '/parties', code: 'required', detail: 'must contain a party who must act' })
  }
  if (expiresAt !== null && new Date(expiresAt) <= lockedAt) {
    faults.unshift({ pointer: '/expiresAt', code: 'past', detail: 'must be in the future' })
  }
  if (faults.length > 0) throw new Problem('document_incomplete', undefined, { errors: faults })
}

/** What can change of a document that was sent. What its parties read can change until one of them has opened it. */
const changeableWhenSent = new Set(['expiresAt', 'reminders', 'title', 'message'])
const changeableUntilOpened = new Set(['title', 'message'])

/**
 * Checks that these fields can still change in a document that is no draft.
 *
 * @throws Problem `document_not_draft`, `document_sealing`, `party_opened`, with the fields that can't change.
 */
export function requireChangeableFields(
  { status, sealStatus }: Pick<LockedDocument, 'status' | 'sealStatus'>,
  changed: string[],
  parties: Pick<StoredParty, 'readStatus'>[],
): void {
  const refuse = (
    code: 'document_not_draft' | 'document_sealing' | 'party_opened',
    fields: string[],
    detail?: string,
  ) => {
    const errors = fields.map((name) => ({
      pointer: `/${name}`,
      code: 'unchangeable',
      detail: 'can no longer be changed',
    }))
    if (fields.length > 0) throw new Problem(code, detail, { errors })
  }
  const onlyInDraft = changed.filter((name) => status !== 'SENT' || !changeableWhenSent.has(name))
  refuse(
    'document_not_draft',
    onlyInDraft,
    `The document is ${status}. The fields in errors can ${status === 'SENT' ? 'be changed in a draft only' : 'no longer be changed'}.`,
  )
  if (sealStatus !== null) refuse('document_sealing', changed)
  if (parties.every(({ readStatus }) => readStatus === 'NOT_OPENED')) return
  refuse(
    'party_opened',
    changed.filter((name) => changeableUntilOpened.has(name)),
    'A party has opened the document, so its title and its message can no longer be changed.',
  )
}

/** The minimum time that an earlier last day leaves to the parties, in milliseconds. */
const NOTICE = DAY

/**
 * True if parties who were told of the last day before would be too late. They need time to notice the new one.
 *
 * @throws Problem `expiry_too_soon`
 */
export function isEarlierExpiry(before: string | null, after: string | null, now: Date): boolean {
  if (after === null || (before !== null && after >= before)) return false
  if (Date.parse(after) - now.getTime() >= NOTICE) return true
  throw new Problem('expiry_too_soon', undefined, {
    errors: [{ pointer: '/expiresAt', code: 'too_soon', detail: 'must be at least 24 hours away' }],
  })
}

/**
 * Returns the expiry in the form in which it is stored. Undefined and null stay as they are.
 *
 * @throws Problem `expiry_past`
 */
export function parseExpiry<T extends string | null | undefined>(expiresAt: T, now: Date): T | string {
  if (expiresAt == null) return expiresAt
  const time = new Date(expiresAt)
  if (time > now) return time.toISOString()
  throw new Problem('expiry_past', undefined, {
    errors: [{ pointer: '/expiresAt', code: 'past', detail: 'must be in the future' }],
  })
}
