import type { MessageKind, SendStatus } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { anyOf, arrayOf } from '#platform/database/lists.ts'
import type { Channel, MessageStatus } from '#platform/database/tables.ts'

/** The state of a message and its party before an outcome. */
export interface SentMessage {
  documentId: string
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
  id: string
  status: MessageStatus
  sentAt?: string | undefined
  providerId?: string | undefined
  hasAttachment?: boolean | undefined
  detail?: string | undefined
}

export interface SendStatusChange {
  /** The id of the party. */
  id: string
  sendStatus: SendStatus
}

/** Returns the messages by their ids. Messages to the same party share the same object `party`. */
export async function findSentMessages(tx: LockingTransaction, ids: string[]): Promise<Map<string, SentMessage>> {
  const rows = await selectSentMessages(tx, ids)
  const parties = new Map<string, SentMessage['party']>()
  const entries = rows.map((row) => {
    const { id, foundParty, sendStatus, deliveryMethod, twoStepVerification, email, phone, ...message } = row
    if (foundParty !== null && !parties.has(foundParty))
      parties.set(foundParty, { sendStatus, deliveryMethod, twoStepVerification, email, phone })
    return [id, { ...message, party: parties.get(message.partyId) }] as const
  })
  return new Map(entries)
}

function selectSentMessages(tx: LockingTransaction, ids: string[]) {
  return tx
    .selectFrom('messages')
    .leftJoin('parties', 'parties.id', 'messages.party_id')
    .select([
      'messages.id',
      'messages.document_id as documentId',
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
    .where('messages.id', '=', anyOf(ids))
    .execute()
}

/** Stores the changes of messages and parties. If a party has several changes, the last one counts. This is one statement, because it runs for each mail. */
export async function storeOutcomes(
  documents: DocumentLock[],
  changes: MessageChange[],
  sendStatuses: SendStatusChange[],
) {
  const [document] = documents
  if (!document || changes.length === 0) return
  const last = new Map(sendStatuses.map(({ id, sendStatus }) => [id, sendStatus]))
  const column = (name: keyof MessageChange, type: 'text' | 'boolean' | 'timestamptz') =>
    arrayOf(
      changes.map((change) => change[name]),
      type,
    )
  await sql`
    with marked as (
      update messages set
        status = change.status,
        sent_at = coalesce(change.sent_at, messages.sent_at),
        provider_id = coalesce(change.provider_id, messages.provider_id),
        has_attachment = coalesce(change.has_attachment, messages.has_attachment),
        detail = coalesce(change.detail, messages.detail)
      from unnest(
        ${column('id', 'text')}, ${column('status', 'text')}, ${column('sentAt', 'timestamptz')}, ${column('providerId', 'text')},
        ${column('hasAttachment', 'boolean')}, ${column('detail', 'text')}
      ) as change (id, status, sent_at, provider_id, has_attachment, detail)
      where messages.id = change.id
    )
    update parties set send_status = change.send_status
    from unnest(${arrayOf([...last.keys()], 'text')}, ${arrayOf([...last.values()], 'text')}) as change (id, send_status)
    where parties.id = change.id`.execute(document.tx)
}
