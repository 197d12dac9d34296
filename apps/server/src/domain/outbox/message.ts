import type { EventData, MessageKind } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Channel, MessageStatus } from '#platform/database/tables.ts'

export interface Addressed {
  kind: MessageKind
  channel: Channel
  address: string
}

/** The fields of a party that decide where its messages go. */
export type Addressee = Pick<StoredParty, 'deliveryMethod' | 'twoStepVerification' | 'email' | 'phone'>

export const askingKinds: MessageKind[] = ['INVITATION', 'YOUR_TURN', 'REMINDER']
const asking = new Set(askingKinds)

/** True for a message that asks the party to act. The party's `sendStatus` follows these messages only. */
export function asksToAct(kind: MessageKind): boolean {
  return asking.has(kind)
}

/** False for an event of a message that does not ask the party to act. Webhooks and mails to the sender ignore these messages, as `sendStatus` does. */
export function isAboutInvitation({ data }: { data?: EventData }): boolean {
  return data?.kind === undefined || asksToAct(data.kind)
}

const codeChannels = { NONE: undefined, SMS_BEFORE_SIGNING: 'SMS', EMAIL_BEFORE_SIGNING: 'EMAIL' } as const

/** Returns where a message of this kind to the party goes; undefined if it has no such address. The `deliveryMethod` does not apply to codes. */
export function addressOf(
  { deliveryMethod, twoStepVerification, email, phone }: Addressee,
  kind: MessageKind,
): { channel: Channel; address: string } | undefined {
  const channel = kind === 'CODE' ? codeChannels[twoStepVerification] : deliveryMethod
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
 * True if a message that asks the party to act was sent to its current address; undefined while such a message is still queued. A message that the
 * document was cancelled must not be the first one that a party gets.
 */
export function wasTold(
  party: Addressee & { id: string },
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
