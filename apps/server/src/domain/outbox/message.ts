import type { MessageKind } from '@paraph/contract'
import type { Channel, MessageStatus } from '#platform/database/tables.ts'
import type { StoredParty } from '#domain/parties/store.ts'

export interface Addressed {
  kind: MessageKind
  channel: Channel
  address: string
}

/** What decides where messages to a party go. */
export type Addressee = Pick<StoredParty, 'deliveryMethod' | 'twoStepVerification' | 'email' | 'phone'>

const asking = new Set<MessageKind>(['INVITATION', 'YOUR_TURN', 'REMINDER'])

/** True for a message that asks the party to act. The party's `sendStatus` follows these messages only. */
export function asksToAct(kind: MessageKind): boolean {
  return asking.has(kind)
}

const codeChannels = { NONE: undefined, SMS_BEFORE_SIGNING: 'SMS', EMAIL_BEFORE_SIGNING: 'EMAIL' } as const

/** Returns where a message of this kind to the party goes; undefined if it has no such address. Codes don't follow the `deliveryMethod`. */
export function addressOf(
  { deliveryMethod, twoStepVerification, email, phone }: Addressee,
  kind: MessageKind,
): { channel: Channel; address: string } | undefined {
  const channel = kind === 'CODE' ? codeChannels[twoStepVerification ?? 'NONE'] : deliveryMethod
  if (channel === 'EMAIL' && email) return { channel, address: email }
  if (channel === 'SMS' && phone) return { channel, address: phone }
  return undefined
}

/** False if the party has another address since the message was queued. */
export function goesToCurrentAddress({ kind, channel, address }: Addressed, party: Addressee): boolean {
  const current = addressOf(party, kind)
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
