import type { DeliveryMethod, DocumentStatus, Fault, MessageKind, SendStatus, UpdateParty } from '@paraph/contract'
import type { Channel } from '../database.ts'
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
  channels: ReadonlySet<Channel>,
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
  const { deliveryMethod } = party
  if (deliveryMethod !== 'NONE' && deliveryMethod !== null && !channels.has(deliveryMethod)) {
    const [what, setting] = { EMAIL: ['e-mail', 'SMTP_URL'], SMS: ['SMS', 'SMS_URL'] }[deliveryMethod]
    return new Problem(
      'party_unreachable',
      `This server sends no ${what}: it has no ${setting}. Pass on the signingUrl instead.`,
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

/** Whether the party is to be reminded at this time without anybody asking for it: only where somebody could, and only whom the document waits for. */
export function isReminderDue(
  status: DocumentStatus,
  party: StoredParty,
  parties: StoredParty[],
  channels: ReadonlySet<Channel>,
  now: Date,
): boolean {
  const { nextReminderAt } = party
  if (nextReminderAt === null || new Date(nextReminderAt) > now || !mustAct(party)) return false
  return reminderRefusal(status, party, parties, channels, now) === undefined
}

/** The names of the fields that the change gives another value. */
export function changedFields(party: StoredParty, change: UpdateParty): string[] {
  return Object.entries(change).flatMap(([name, value]) => (party[name as keyof UpdateParty] === value ? [] : [name]))
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
export function mustAct({ role, requiredSignature }: Pick<StoredParty, 'role' | 'requiredSignature'>): boolean {
  return role !== 'ORGANIZER' || (requiredSignature !== null && requiredSignature !== 'NONE')
}

/** Whether the change gives the party another way or another address to be reached at, so that its link must not be the old one any more. */
export function isReachedAnew(party: StoredParty, change: UpdateParty): boolean {
  const deliveryMethod = change.deliveryMethod ?? party.deliveryMethod
  return (
    deliveryMethod !== party.deliveryMethod ||
    (deliveryMethod === 'EMAIL' && change.email !== undefined && change.email !== party.email) ||
    (deliveryMethod === 'SMS' && change.phone !== undefined && change.phone !== party.phone)
  )
}

/** The send status after a change of how the party is reached: a new way or a new address is one that nothing was sent to yet. */
export function nextSendStatus(party: StoredParty, change: UpdateParty): SendStatus | null {
  const deliveryMethod = change.deliveryMethod ?? party.deliveryMethod
  if (deliveryMethod === null || deliveryMethod === 'NONE') return null
  return isReachedAnew(party, change) ? 'NOT_SENT' : party.sendStatus
}

export function firstSendStatus(deliveryMethod: DeliveryMethod): SendStatus | null {
  return deliveryMethod === 'NONE' ? null : 'NOT_SENT'
}

/** What the party lacks to take part in a document that is sent, and what the server lacks to reach it. */
export function partyFaults(party: StoredParty, channels: ReadonlySet<Channel>): Fault[] {
  const { deliveryMethod, requiredSignature, twoStepVerification } = party
  const needs: [field: 'email' | 'phone' | 'ssn', asking: keyof UpdateParty, channel?: Channel][] = []
  if (deliveryMethod === 'EMAIL') needs.push(['email', 'deliveryMethod'])
  if (deliveryMethod === 'SMS') needs.push(['phone', 'deliveryMethod', 'SMS'])
  if (twoStepVerification === 'EMAIL_BEFORE_SIGNING') needs.push(['email', 'twoStepVerification', 'EMAIL'])
  if (twoStepVerification === 'SMS_BEFORE_SIGNING') needs.push(['phone', 'twoStepVerification', 'SMS'])
  if (requiredSignature === 'BANKID') needs.push(['ssn', 'requiredSignature'])
  return needs.flatMap(([field, asking, channel]) => {
    const faults: Fault[] = []
    const since = `the ${asking} is ${party[asking]}`
    if (!party[field]) {
      faults.push({ pointer: `/parties/${party.id}/${field}`, code: 'required', detail: `is needed, since ${since}` })
    }
    if (channel && !channels.has(channel)) {
      const setting = { EMAIL: 'SMTP_URL', SMS: 'SMS_URL' }[channel]
      const detail = `can't be ${party[asking]}, since this server has no ${setting} to send by`
      faults.push({ pointer: `/parties/${party.id}/${asking}`, code: 'channel_unavailable', detail })
    }
    return faults
  })
}

export interface Turns {
  /** Whose turn it has become. */
  begin: StoredParty[]
  /** Whose turn it is no longer, since others were put before them. */
  end: StoredParty[]
}

/** How the turns differ from those that were given so far. */
export function turnsOf(parties: StoredParty[]): Turns {
  const waiting = parties.filter((party) => party.signingStatus === 'NOT_SIGNED')
  return {
    begin: waiting.filter((party) => party.releasedAt === null && isReleased(party, parties)),
    end: waiting.filter((party) => party.releasedAt !== null && !isReleased(party, parties)),
  }
}

/** What a party whose turn it has become is told. */
export function turnMessage({ signingOrder }: StoredParty, parties: StoredParty[]): MessageKind {
  const acted = parties.some(
    (other) =>
      other.signingStatus !== 'NOT_SIGNED' &&
      other.signingOrder !== null &&
      signingOrder !== null &&
      other.signingOrder < signingOrder,
  )
  return acted ? 'YOUR_TURN' : 'INVITATION'
}

/** Why the party can't sign or reject now, if so. `parties` are all of the document's. */
export function actRefusal(status: DocumentStatus, party: StoredParty, parties: StoredParty[]): Problem | undefined {
  if (status !== 'SENT') return new Problem('document_not_sent', `The document is ${status}.`)
  if (party.signingStatus !== 'NOT_SIGNED') return new Problem('party_signed', `The party has ${party.signingStatus}.`)
  if (!mustAct(party)) return new Problem('party_not_required')
  return isReleased(party, parties) ? undefined : new Problem('not_your_turn')
}

function documentClosed(status: DocumentStatus): Problem {
  return new Problem('document_closed', `The document is ${status}. Its parties can no longer change.`)
}
