import type { MessageKind } from '@paraph/contract'
import type { Channel, Database, MessageStatus } from '../database/tables.ts'
import { sealedNameOf } from '../documents/file-name.ts'

export interface Message {
  id: string
  documentId: string
  partyId: string
  kind: MessageKind
  channel: Channel
  address: string
  status: MessageStatus
}

const fields = [
  'messages.id',
  'messages.document_id as documentId',
  'messages.party_id as partyId',
  'messages.kind',
  'messages.channel',
  'messages.address',
  'messages.status',
] as const

/** The document must be locked. */
export function findMessage(tx: Database, id: string): Promise<Message | undefined> {
  return tx.selectFrom('messages').select(fields).where('id', '=', id).executeTakeFirst()
}

/** Returns what a delivery report about the message is compared with. */
export function findReportedMessage(db: Database, id: string) {
  return db
    .selectFrom('messages')
    .select(['channel', 'address', 'provider_id as providerId', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findMessages(tx: Database, documentId: string): Promise<Message[]> {
  return tx.selectFrom('messages').select(fields).where('document_id', '=', documentId).execute()
}

/** Returns a message, the fields of the document that its texts need, and the name of the account that sends it. */
export async function findMessageToSend(db: Database, id: string) {
  const row = await db
    .selectFrom('messages')
    .innerJoin('documents', 'documents.id', 'messages.document_id')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .leftJoin('sealed_files', 'sealed_files.document_id', 'documents.id')
    .select(fields)
    .select([
      'documents.title',
      'documents.status as documentStatus',
      'documents.message',
      'documents.language',
      'documents.expires_at as expiresAt',
      'documents.seal_status as sealStatus',
      'documents.file_name as fileName',
      'sealed_files.size as sealedSize',
      'documents.rejected_reason as rejectedReason',
      'documents.cancelled_reason as cancelledReason',
      'accounts.name as senderName',
    ])
    .where('messages.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const {
    id: messageId,
    documentId,
    partyId,
    kind,
    channel,
    address,
    status,
    documentStatus,
    senderName,
    sealedSize,
    ...rest
  } = row
  return {
    message: { id: messageId, documentId, partyId, kind, channel, address, status },
    document: { ...rest, id: documentId, status: documentStatus },
    senderName,
    /** Null until the document is completed. */
    sealedFile: sealedSize === null ? null : { name: sealedNameOf(row.fileName), size: sealedSize },
  }
}

export async function markMessage(
  tx: Database,
  id: string,
  change: {
    status: MessageStatus
    sentAt?: string | undefined
    providerId?: string | undefined
    detail?: string | undefined
  },
) {
  await tx
    .updateTable('messages')
    .set({ status: change.status, sent_at: change.sentAt, provider_id: change.providerId, detail: change.detail })
    .where('id', '=', id)
    .execute()
}
