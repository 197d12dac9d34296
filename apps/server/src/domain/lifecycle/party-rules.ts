import type { DeliveryMethod, DocumentStatus, SendStatus, UpdateParty } from '@paraph/contract'
import { isEnded } from '#domain/documents/status.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { Problem } from '#platform/problems/problem.ts'
import { isReported } from './locked-link.ts'

/** The maximum number of parties of one document. */
export const maxParties = 100

/** @throws Problem `document_closed` */
export function requireOpen(status: DocumentStatus): void {
  if (!isEnded(status)) return
  throw new Problem('document_closed', `The document is ${status}. Its parties can no longer change.`)
}

/** @throws Problem `document_closed`, `party_signed` */
export function requireRemovable(status: DocumentStatus, party: StoredParty): void {
  requireOpen(status)
  if (party.signingStatus === 'NOT_SIGNED') return
  throw new Problem('party_signed', `The party has ${party.signingStatus} and can no longer be changed or removed.`)
}

/** @throws Problem `document_closed`, `party_signed`, `party_opened` */
export function requireChangeable(status: DocumentStatus, party: StoredParty, change: UpdateParty): void {
  requireRemovable(status, party)
  if (party.readStatus === 'NOT_OPENED') return
  const newRole = change.role !== party.role
  const newSignature = change.requiredSignature !== undefined && change.requiredSignature !== party.requiredSignature
  if (newRole || newSignature) throw new Problem('party_opened')
}

/**
 * Who has opened the document keeps its place, unless it was the wrong person.
 *
 * @throws Problem `document_not_sent`, `party_signed`, `party_opened`
 */
export function requireReplaceable(status: DocumentStatus, party: StoredParty): void {
  if (status !== 'SENT') {
    throw new Problem('document_not_sent', `The document is ${status}. A party can be replaced only while it is SENT.`)
  }
  requireRemovable(status, party)
  if (party.readStatus === 'NOT_OPENED' || isReported(party)) return
  const detail = 'The party has opened the document, so nobody can take its place. Remove it, and add another party.'
  throw new Problem('party_opened', detail)
}

/**
 * True if the party gets a new link, and its old link stops working. The party gets one if the change sets another delivery method, or another
 * address for this method. After a report that the old link reached the wrong person, another name, e-mail address or phone number also gives the
 * party a new link.
 */
export function needsNewLink(party: StoredParty, change: UpdateParty): boolean {
  const deliveryMethod = change.deliveryMethod ?? party.deliveryMethod
  const isNew = (field: 'name' | 'email' | 'phone') => change[field] !== undefined && change[field] !== party[field]
  return (
    (isReported(party) && (['name', 'email', 'phone'] as const).some(isNew)) ||
    deliveryMethod !== party.deliveryMethod ||
    (deliveryMethod === 'EMAIL' && isNew('email')) ||
    (deliveryMethod === 'SMS' && isNew('phone'))
  )
}

/** Returns the send status after the change. A new link resets it, because it has not been sent yet. */
export function nextSendStatus(
  party: StoredParty,
  change: UpdateParty,
  newLink = needsNewLink(party, change),
): SendStatus | null {
  const deliveryMethod = change.deliveryMethod ?? party.deliveryMethod
  if (deliveryMethod === 'NONE') return null
  return newLink ? 'NOT_SENT' : party.sendStatus
}

export function firstSendStatus(deliveryMethod: DeliveryMethod): SendStatus | null {
  return deliveryMethod === 'NONE' ? null : 'NOT_SENT'
}
