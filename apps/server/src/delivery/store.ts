import type { MessageKind } from '@paraph/contract'
import type { Channel, Database, MessageStatus } from '../database.ts'
import { newId } from '../ids.ts'

export interface Message {
  id: string
  documentId: string
  partyId: string
  kind: MessageKind
  channel: Channel
  address: string
  status: MessageStatus
}

interface NewMessage {
  kind: MessageKind
  channel: Channel
  address: string
  party: { id: string; documentId: string }
}

/** The identifiers of the messages. */
export async function insertMessages(tx: Database, messages: NewMessage[], now: Date): Promise<string[]> {
  if (messages.length === 0) return []
  const rows = messages.map(({ kind, channel, address, party }) => ({
    id: newId('msg'),
    document_id: party.documentId,
    party_id: party.id,
    kind,
    channel,
    address,
    created_at: now.toISOString(),
  }))
  await tx.insertInto('messages').values(rows).execute()
  return rows.map(({ id }) => id)
}

export function findMessage(db: Database, id: string): Promise<Message | undefined> {
  return db
    .selectFrom('messages')
    .select(['id', 'document_id as documentId', 'party_id as partyId', 'kind', 'channel', 'address', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findMessages(tx: Database, documentId: string): Promise<Message[]> {
  return tx
    .selectFrom('messages')
    .select(['id', 'document_id as documentId', 'party_id as partyId', 'kind', 'channel', 'address', 'status'])
    .where('document_id', '=', documentId)
    .execute()
}

/** What a message tells of its document, and the name of the account that sends it. */
export function findLetterDocument(db: Database, id: string) {
  return db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select([
      'documents.id',
      'documents.title',
      'documents.status',
      'documents.message',
      'documents.language',
      'documents.expires_at as expiresAt',
      'documents.rejected_reason as rejectedReason',
      'documents.cancelled_reason as cancelledReason',
      'accounts.name as sender',
    ])
    .where('documents.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The message that the gateway knows by this name. */
export function findMessageOfProvider(db: Database, providerId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('messages').select('id').where('provider_id', '=', providerId).executeTakeFirst()
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
