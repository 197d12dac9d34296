import type { Readable } from 'node:stream'
import type { Document, MessageKind, Party, SenderContact, SigningReceipt, SigningRejection } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'

/** A message to one party, with all values that its texts need. */
export interface Letter {
  messageId: string
  kind: MessageKind
  to: { name: string; address: string; firstName?: string | null }
  /** The IANA name of the time zone of the times. Null for the time zone of the server. */
  timeZone?: string | null
  /** Who sends the document: the account, or one of its members and the account. */
  senderName: string
  /** The account alone, for a text that has no room for the member. */
  accountName?: string
  /** Where answers by mail go, before the address in `senderContact`. Nothing else shows it. */
  replyAddress?: string | null
  /** Where the party can ask the sender. It is read when the message is sent, so that a corrected address helps at once. */
  senderContact?: SenderContact
  /** True for a document of a test key. */
  isTest: boolean
  document: Pick<Document, 'id' | 'title' | 'message' | 'language' | 'expiresAt' | 'rejectedReason' | 'cancelledReason'>
  party: Pick<StoredParty, 'id' | 'role' | 'requiredSignature'>
  signingUrl: string
  /** True if the sender has removed the party from the document. Only for CANCELLED. */
  isRemoved?: boolean
  /** The name of the party that has rejected the document. Only for REJECTED. */
  rejectedBy?: string | undefined
  /** The code of a two-step verification. */
  code?: string
  /** What the party has signed. Only for RECEIPT. */
  receipt?: SigningReceipt | undefined
  /** What the party has rejected. Only for RECEIPT. */
  rejection?: SigningRejection | undefined
  /** What proves that the document is complete. Only for COMPLETED. */
  proof?: CompletionProof | undefined
  /** The sealed PDF, if a mail may contain it. Only for COMPLETED. */
  attachment?: MailAttachment | undefined
}

export interface CompletionProof {
  /** SHA-256 of the sealed PDF in hexadecimal. */
  sha256: string
  /** The page that verifies the sealed PDF. */
  verifyUrl: string
  /** The parties that have acted, in the order in which they acted. */
  acts: { name: string; role: Party['role']; at: string }[]
  /** True if the party reads the document only after a two-step verification, which the reader of a mail has not passed. */
  isProtected: boolean
  /** True if the sealed PDF contains the personal number of a party, because the party signed with BankID. */
  hasPersonalNumber: boolean
}

/** A file that is read while it is sent, so that it is never completely in memory. */
export interface MailAttachment {
  name: string
  type: string
  open: () => Readable
}

interface Receipt {
  /** The id of the message at the gateway, which its reports contain. */
  providerId?: string
  /** True if the message was accepted with its attachment. */
  hasAttachment?: boolean
}

/** Sends letters over one channel. A `PermanentDeliveryError` ends the delivery; after any other error the letter is sent again later. */
export interface Sender {
  send: (letter: Letter) => Promise<Receipt>
  close: () => Promise<void>
}

/** A mail to the owner of an account. */
export interface Notice {
  /** The first part of the Message-ID, the same for each try. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
  html?: string
}

export interface MailSender extends Sender {
  /** @throws as `send`. */
  notify: (notice: Notice) => Promise<void>
}

/** The receiving side will never accept this letter, for example because the address does not exist. */
export class PermanentDeliveryError extends Error {}

/** The senders that are configured on this server. */
export interface Senders {
  EMAIL?: MailSender
  SMS?: Sender
}
