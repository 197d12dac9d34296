import type { MessageKind } from '@paraph/contract'
import { shownName } from '#domain/accounts/shown-name-columns.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { sealedNameOf } from '#domain/documents/file-name.ts'
import { replyAddressOfRow, senderNameOfRow } from '#domain/documents/sender-columns.ts'
import { findStoredPartiesOf } from '#domain/parties/stored-party-store.ts'
import { anyOf } from '#platform/database/lists.ts'
import type { Channel, Database, MessageStatus } from '#platform/database/tables.ts'
import { askingKinds } from './message.ts'

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

/** Returns the facts to check a delivery report against. */
export function findReportedMessage(db: Database, id: string) {
  return db
    .selectFrom('messages')
    .select(['channel', 'address', 'provider_id as providerId', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns when each party was last asked to act, by the id of the party. */
export async function findLastAsked({ tx, id }: DocumentLock): Promise<Map<string, Date>> {
  const rows = await tx
    .selectFrom('messages')
    .select(['party_id as partyId', 'created_at as at'])
    .where('document_id', '=', id)
    .where('kind', 'in', askingKinds)
    .orderBy('created_at')
    .execute()
  return new Map(rows.map(({ partyId, at }) => [partyId, new Date(at)]))
}

export function findMessages(db: Database, documentId: string): Promise<Message[]> {
  return db.selectFrom('messages').select(fields).where('document_id', '=', documentId).execute()
}

/** Returns the document of each message that exists, by the id of the message. */
export async function findDocumentsOf(db: Database, messageIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'document_id'])
    .where('id', '=', anyOf(messageIds))
    .execute()
  return new Map(rows.map((row) => [row.id, row.document_id]))
}

/** True if a mail server has accepted the mail to the party with the sealed PDF. */
export async function hasSealedFileByMail(db: Database, partyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('party_id', '=', partyId)
    .where('kind', '=', 'COMPLETED')
    .where('status', 'in', ['SENT', 'DELIVERED'])
    .where('has_attachment', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** A message, the fields of the document that its texts need, all parties of the document, and who sends it. */
export type MessageToSend = Awaited<ReturnType<typeof findMessagesToSend>>[number]

/** Leaves out messages that do not exist. */
export async function findMessagesToSend(db: Database, messageIds: string[]) {
  const rows = await selectMessagesToSend(db, messageIds)
  const parties = await findStoredPartiesOf(db, Array.from(new Set(rows.map(({ documentId }) => documentId))))
  return rows.map((row) => {
    const { id, documentId, partyId, kind, channel, address, status, sealedSize, sealedSha256, ...facts } = row
    return {
      message: { id, documentId, partyId, kind, channel, address, status },
      ...toFacts({ ...facts, documentId }),
      parties: parties.filter((party) => party.documentId === documentId),
      /** Null until the document is completed. */
      sealedFile:
        sealedSize === null || sealedSha256 === null
          ? null
          : { name: sealedNameOf(row.fileName), size: sealedSize, sha256: sealedSha256 },
    }
  })
}

/** What a message says of its document and of the sender. */
const factFields = [
  'documents.title',
  'documents.status as documentStatus',
  'documents.message as documentMessage',
  'documents.language',
  'documents.expires_at as expiresAt',
  'documents.seal_status as sealStatus',
  'documents.file_name as fileName',
  'documents.file_sha256 as fileSha256',
  'documents.rejected_reason as rejectedReason',
  'documents.cancelled_reason as cancelledReason',
  senderNameOfRow.as('senderName'),
  shownName.as('accountName'),
  replyAddressOfRow.as('replyAddress'),
  'accounts.contact_email as contactEmail',
  'accounts.contact_phone as contactPhone',
  'accounts.time_zone as timeZone',
  'accounts.mode',
  'parties.first_name as firstName',
] as const

function toFacts(
  row: Omit<Awaited<ReturnType<typeof selectMessagesToSend>>[number], keyof Message | 'sealedSize' | 'sealedSha256'> & {
    documentId: string
  },
) {
  const { documentId, documentStatus, documentMessage, ...rest } = row
  const { senderName, accountName, replyAddress, contactEmail, contactPhone, timeZone, firstName, mode, ...document } =
    rest
  return {
    document: { ...document, id: documentId, status: documentStatus, message: documentMessage },
    senderName,
    accountName,
    replyAddress,
    timeZone,
    firstName,
    senderContact: { email: contactEmail, phone: contactPhone },
    isTest: mode === 'TEST',
  }
}

/** Returns what a message to the party says of its document and of the sender, whether or not there is a message. */
export async function findMessageFacts(db: Database, partyId: string) {
  const row = await db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'parties.document_id')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select(factFields)
    .select('documents.id as documentId')
    .where('parties.id', '=', partyId)
    .executeTakeFirstOrThrow()
  return toFacts(row)
}

function selectMessagesToSend(db: Database, ids: string[]) {
  return db
    .selectFrom('messages')
    .innerJoin('documents', 'documents.id', 'messages.document_id')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .leftJoin('parties', 'parties.id', 'messages.party_id')
    .leftJoin('sealed_files', 'sealed_files.document_id', 'documents.id')
    .select(fields)
    .select(factFields)
    .select(['sealed_files.size as sealedSize', 'sealed_files.sha256 as sealedSha256'])
    .where('messages.id', '=', anyOf(ids))
    .execute()
}

/** Returns the channels in which a message has waited since before this time. */
export async function findLateChannels(db: Database, before: Date): Promise<Channel[]> {
  const rows = await db
    .selectFrom('messages')
    .select('channel')
    .distinct()
    .where('status', '=', 'QUEUED')
    .where('created_at', '<', before.toISOString())
    .execute()
  return rows.map(({ channel }) => channel)
}

export async function markSkipped(db: Database, id: string) {
  await db.updateTable('messages').set({ status: 'SKIPPED' }).where('id', '=', id).execute()
}
