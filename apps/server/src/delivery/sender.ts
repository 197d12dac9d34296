import type { Document, MessageKind, Party } from '@paraph/contract'
import type { Channel } from '../database.ts'
import type { SmsSender } from './sms/46elks.ts'

/** A message with all that is written in it. */
export interface Letter {
  messageId: string
  kind: MessageKind
  to: { name: string; address: string }
  /** Who sends: the name of the account. */
  sender: string
  document: Pick<Document, 'id' | 'title' | 'message' | 'language' | 'expiresAt' | 'rejectedReason' | 'cancelledReason'>
  party: Pick<Party, 'id' | 'role' | 'requiredSignature'>
  /** Where the party reads and signs. */
  signingUrl: string
  /** Of a two-step verification. */
  code?: string
}

export interface Receipt {
  /** What the gateway calls the message in its reports. */
  providerId?: string
}

/** One way to reach a party. A sender is known by what it throws: a `Refusal` is for good, any other error is worth another try. */
export interface Sender {
  send: (letter: Letter) => Promise<Receipt>
  close: () => Promise<void>
}

/** The receiving side won't ever take this message: there is no such address, say. */
export class Refusal extends Error {}

/** The senders that are set up on this server. */
export interface Senders extends Partial<Record<Channel, Sender>> {
  SMS?: SmsSender
}
