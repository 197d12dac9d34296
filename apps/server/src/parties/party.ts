import type { DeliveryMethod, DocumentStatus, SendStatus, UpdateParty } from '@paraph/contract'
import { reminderInterval } from '../limits.ts'
import { Problem } from '../problem.ts'
import type { StoredParty } from './store.ts'

const closed = new Set<DocumentStatus>(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'])

/** Why the document takes no more parties, if so. */
export function additionRefusal(status: DocumentStatus): Problem | undefined {
  return closed.has(status) ? documentClosed(status) : undefined
}

/** Why the party can't be removed, if so. */
export function removalRefusal(status: DocumentStatus, party: StoredParty): Problem | undefined {
  if (closed.has(status)) return documentClosed(status)
  if (party.signingStatus === 'NOT_SIGNED') return undefined
  return new Problem('party_signed', `The party has ${party.signingStatus} and can no longer be changed or removed.`)
}

/** Why the party can't be changed in this way, if so. */
export function changeRefusal(status: DocumentStatus, party: StoredParty, change: UpdateParty): Problem | undefined {
  const refusal = removalRefusal(status, party)
  if (refusal) return refusal
  const newRole = change.role !== party.role
  const newSignature = change.requiredSignature !== undefined && change.requiredSignature !== party.requiredSignature
  return party.readStatus !== 'NOT_OPENED' && (newRole || newSignature) ? new Problem('party_opened') : undefined
}

/** Why the party can't be reminded at this time, if so. `parties` are all of the document's. */
export function reminderRefusal(
  status: DocumentStatus,
  party: StoredParty,
  parties: StoredParty[],
  now: Date,
): Problem | undefined {
  if (status !== 'SENT') {
    return new Problem('document_not_sent', `The document is ${status}. Parties are reminded while it is SENT.`)
  }
  if (party.signingStatus !== 'NOT_SIGNED') {
    return new Problem('party_signed', `The party has ${party.signingStatus}. There is nothing to remind it of.`)
  }
  const address = { EMAIL: party.email, SMS: party.phone, NONE: null }[party.deliveryMethod ?? 'NONE']
  if (!address) {
    return new Problem(
      'party_unreachable',
      `The party has the delivery method ${party.deliveryMethod ?? 'NONE'} and no address for it. Update the party first.`,
    )
  }
  if (!isReleased(party, parties)) return new Problem('party_not_released')
  const wait = party.remindedAt ? Date.parse(party.remindedAt) + reminderInterval - now.getTime() : 0
  if (wait <= 0) return undefined
  const seconds = Math.ceil(wait / 1000)
  return new Problem(
    'reminder_too_soon',
    `A party is reminded once an hour at most. Try again in ${seconds} seconds.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  )
}

/** Whether it is the turn of the party: all who must act before it have acted. */
export function isReleased(party: StoredParty, parties: StoredParty[]): boolean {
  const order = party.signingOrder
  if (order === null) return true
  return !parties.some(
    (other) =>
      other.signingOrder !== null &&
      other.signingOrder < order &&
      other.signingStatus === 'NOT_SIGNED' &&
      mustAct(other),
  )
}

/** Whether the document waits for the party: an organizer follows it, and acts only if a signature is required of it. */
function mustAct({ role, requiredSignature }: StoredParty): boolean {
  return role !== 'ORGANIZER' || (requiredSignature !== null && requiredSignature !== 'NONE')
}

/** The send status after a change of how the party is reached: a new way or a new address is one that nothing was sent to yet. */
export function nextSendStatus(party: StoredParty, change: UpdateParty): SendStatus | null {
  const deliveryMethod = change.deliveryMethod ?? party.deliveryMethod
  if (deliveryMethod === null || deliveryMethod === 'NONE') return null
  const changed =
    deliveryMethod !== party.deliveryMethod ||
    (deliveryMethod === 'EMAIL' && change.email !== undefined && change.email !== party.email) ||
    (deliveryMethod === 'SMS' && change.phone !== undefined && change.phone !== party.phone)
  return changed ? 'NOT_SENT' : party.sendStatus
}

export function firstSendStatus(deliveryMethod: DeliveryMethod): SendStatus | null {
  return deliveryMethod === 'NONE' ? null : 'NOT_SENT'
}

function documentClosed(status: DocumentStatus): Problem {
  return new Problem('document_closed', `The document is ${status}. Its parties can no longer change.`)
}
