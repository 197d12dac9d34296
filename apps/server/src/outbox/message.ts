import type { MessageKind } from '@paraph/contract'
import type { Channel, MessageStatus } from '../database/tables.ts'
import type { StoredParty } from '../parties/store.ts'

export interface Addressed {
  kind: MessageKind
  channel: Channel
  address: string
}

const asking = new Set<MessageKind>(['INVITATION', 'YOUR_TURN', 'REMINDER'])

/** True for a message that asks the party to act. The party's `sendStatus` follows these messages only. */
export function asksToAct(kind: MessageKind): boolean {
  return asking.has(kind)
}

/** Returns the channel and the address of the party; undefined if it has none. */
export function addressOf({
  deliveryMethod,
  email,
  phone,
}: Pick<StoredParty, 'deliveryMethod' | 'email' | 'phone'>): { channel: Channel; address: string } | undefined {
  if (deliveryMethod === 'EMAIL' && email) return { channel: 'EMAIL', address: email }
  if (deliveryMethod === 'SMS' && phone) return { channel: 'SMS', address: phone }
  return undefined
}

/** False if the party has another address since the message was queued. */
export function goesToCurrentAddress({ channel, address }: Addressed, party: StoredParty): boolean {
  const current = addressOf(party)
  return current?.channel === channel && current.address === address
}

/**
 * True if the party was told of the document at its current address; undefined while such a message is still queued. A party that never
 * heard of a document must not learn of it from the message that it was cancelled.
 */
export function wasTold(
  party: StoredParty,
  messages: (Addressed & { partyId: string; status: MessageStatus })[],
): boolean | undefined {
  const statuses = messages
    .filter(
      (message) => message.partyId === party.id && asksToAct(message.kind) && goesToCurrentAddress(message, party),
    )
    .map(({ status }) => status)
  if (statuses.some((status) => status === 'SENT' || status === 'DELIVERED')) return true
  return statuses.includes('QUEUED') ? undefined : false
}
