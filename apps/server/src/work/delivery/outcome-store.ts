import type { MessageKind, SendStatus } from '@paraph/contract'
import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Channel, MessageStatus } from '#platform/database/tables.ts'

/** The state of a message and its party before an outcome. */
export interface SentMessage {
  partyId: string
  kind: MessageKind
  channel: Channel
  address: string
  status: MessageStatus
  /** Undefined if the party was removed. */
  party: Pick<StoredParty, 'sendStatus' | 'deliveryMethod' | 'twoStepVerification' | 'email' | 'phone'> | undefined
}

/** A field that is undefined does not change. */
export interface MessageChange {
  status: MessageStatus
  sentAt?: string | undefined
  providerId?: string | undefined
  hasAttachment?: boolean | undefined
  detail?: string | undefined
}

export async function findSentMessage(tx: LockingTransaction, id: string): Promise<SentMessage> {
  const row = await tx
    .selectFrom('messages')
    .leftJoin('parties', 'parties.id', 'messages.party_id')
    .select([
      'messages.party_id as partyId',
      'messages.kind',
      'messages.channel',
      'messages.address',
      'messages.status',
      'parties.id as foundParty',
      'parties.send_status as sendStatus',
      'parties.delivery_method as deliveryMethod',
      'parties.two_step_verification as twoStepVerification',
      'parties.email',
      'parties.phone',
    ])
    .where('messages.id', '=', id)
    .executeTakeFirstOrThrow()
  const { foundParty, sendStatus, deliveryMethod, twoStepVerification, email, phone, ...message } = row
  if (foundParty === null) return { ...message, party: undefined }
  // The join makes the types of these two columns nullable.
  const choices = { deliveryMethod: deliveryMethod!, twoStepVerification: twoStepVerification! }
  return { ...message, party: { sendStatus, ...choices, email, phone } }
}

export async function changeMessage(document: DocumentLock, id: string, change: MessageChange): Promise<void> {
  const { status, sentAt, providerId, hasAttachment, detail } = change
  await document.tx
    .updateTable('messages')
    .set({ status, sent_at: sentAt, provider_id: providerId, has_attachment: hasAttachment, detail })
    .where('id', '=', id)
    .execute()
}

export async function changeSendStatus(document: DocumentLock, partyId: string, sendStatus: SendStatus): Promise<void> {
  await document.tx.updateTable('parties').set({ send_status: sendStatus }).where('id', '=', partyId).execute()
}
