import type { DocumentStatus, MessageKind, SendStatus } from '@paraph/contract'
import type { Channel, MessageStatus } from '../database.ts'
import { isReleased } from '../parties/party.ts'
import type { StoredParty } from '../parties/store.ts'

/** What became of a message: taken or refused by the server it was handed to, delivered, sent back, or given up after the last try. */
export type Outcome = 'SENT' | 'DELIVERED' | 'BOUNCED' | 'FAILED'

/** What can be learnt of a message that is in this state. A refusal is often reported after the message was taken. */
const news: Record<MessageStatus, readonly Outcome[]> = {
  QUEUED: ['SENT', 'DELIVERED', 'BOUNCED', 'FAILED'],
  SENT: ['DELIVERED', 'BOUNCED'],
  DELIVERED: ['BOUNCED'],
  BOUNCED: [],
  FAILED: ['DELIVERED', 'BOUNCED'],
  SKIPPED: [],
}

export function isNews(status: MessageStatus, outcome: Outcome): boolean {
  return news[status].includes(outcome)
}

/** Messages that ask the party to act, whose fate is the party's `sendStatus`. */
const asking = new Set<MessageKind>(['INVITATION', 'YOUR_TURN', 'REMINDER'])

function isAsking(kind: MessageKind): boolean {
  return asking.has(kind)
}

/** How and where the party is reached; undefined if it can't be. */
export function addressOf({
  deliveryMethod,
  email,
  phone,
}: Pick<StoredParty, 'deliveryMethod' | 'email' | 'phone'>): { channel: Channel; address: string } | undefined {
  if (deliveryMethod === 'EMAIL' && email) return { channel: 'EMAIL', address: email }
  if (deliveryMethod === 'SMS' && phone) return { channel: 'SMS', address: phone }
  return undefined
}

interface Addressed {
  kind: MessageKind
  channel: Channel
  address: string
}

interface Posted extends Addressed {
  partyId: string
  status: MessageStatus
}

/** Whether the message, which waited to be sent, has been overtaken: it asks for what can't be done or was done, or its address is no longer the party's. */
export function isOvertaken(
  message: Addressed,
  status: DocumentStatus,
  party: StoredParty,
  parties: StoredParty[],
): boolean {
  if (!goesToPresentAddress(message, party)) return true
  if (!isAsking(message.kind)) return false
  return status !== 'SENT' || party.signingStatus !== 'NOT_SIGNED' || !isReleased(party, parties)
}

/**
 * The send status of the party after news of a message. A message to an address that is no longer the party's says nothing of the present one.
 * What was delivered once is not undone by a later message that is only on its way, or did not get through for a while.
 */
export function sendStatusAfter(message: Addressed, outcome: Outcome, party: StoredParty): SendStatus | null {
  if (!isAsking(message.kind) || !goesToPresentAddress(message, party)) return party.sendStatus
  if (party.sendStatus === 'DELIVERED' && (outcome === 'SENT' || outcome === 'FAILED')) return 'DELIVERED'
  return outcome
}

/**
 * Whether the party was told of the document at its present address; undefined as long as a message that would tell it is on its way. What was
 * called back before anybody heard of it is not to become known by its being called back.
 */
export function wasTold(party: StoredParty, messages: Posted[]): boolean | undefined {
  const fates = messages
    .filter(
      ({ partyId, ...message }) =>
        partyId === party.id && isAsking(message.kind) && goesToPresentAddress(message, party),
    )
    .map(({ status }) => status)
  if (fates.some((fate) => fate === 'SENT' || fate === 'DELIVERED')) return true
  return fates.includes('QUEUED') ? undefined : false
}

/** Whether the message tells of an end that only those are to hear of who were told of the document. */
export function isForTold(kind: MessageKind): boolean {
  return kind === 'REJECTED' || kind === 'CANCELLED' || kind === 'EXPIRED'
}

function goesToPresentAddress({ channel, address }: Addressed, party: StoredParty): boolean {
  const present = addressOf(party)
  return present?.channel === channel && present.address === address
}
