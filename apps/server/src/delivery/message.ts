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

function goesToPresentAddress({ channel, address }: Addressed, party: StoredParty): boolean {
  const present = addressOf(party)
  return present?.channel === channel && present.address === address
}
