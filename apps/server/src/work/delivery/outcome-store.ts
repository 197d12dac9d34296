import { sql } from 'kysely'
import type { MessageKind, SendStatus } from '@paraph/contract'
import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { anyOf, arrayOf } from '#platform/database/lists.ts'
import type { Channel, MessageStatus } from '#platform/database/tables.ts'

/** The state of a message and its party before an outcome. */
interface SentMessage {
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

/** Returns the messages by their ids. */
export async function findSentMessages(tx: LockingTransaction, ids: string[]): Promise<Map<string, SentMessage>> {
  const rows = await tx
    .selectFrom('messages')
    .leftJoin('parties', 'parties.id', 'messages.party_id')
    .select([
      'messages.id',
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
  return new Map(
    rows.map(({ id, foundParty, sendStatus, deliveryMethod, twoStepVerification, email, phone, ...message }) => {
      // The join makes the types of these two columns nullable.
      const choices = { deliveryMethod: deliveryMethod!, twoStepVerification: twoStepVerification! }
      return [id, { ...message, party: foundParty === null ? undefined : { sendStatus, ...choices, email, phone } }]
    }),
  )
}

/** Changes messages by their ids, with one statement. */
export async function changeMessages({ tx }: DocumentLock, changes: Map<string, MessageChange>): Promise<void> {
  if (changes.size === 0) return
  const column = (field: keyof MessageChange, type: Parameters<typeof arrayOf>[1]) =>
    arrayOf(
      Array.from(changes.values(), (change) => change[field]),
      type,
    )
  await sql`
    update messages set
      status = new.status,
      sent_at = coalesce(new.sent_at, messages.sent_at),
      provider_id = coalesce(new.provider_id, messages.provider_id),
      has_attachment = coalesce(new.has_attachment, messages.has_attachment),
      detail = coalesce(new.detail, messages.detail)
    from unnest(
      ${arrayOf(Array.from(changes.keys()), 'text')}, ${column('status', 'text')}, ${column('sentAt', 'timestamptz')},
      ${column('providerId', 'text')}, ${column('hasAttachment', 'boolean')}, ${column('detail', 'text')}
    ) as new (id, status, sent_at, provider_id, has_attachment, detail)
    where messages.id = new.id`.execute(tx)
}

/** Changes parties by their ids, with one statement. */
export async function changeSendStatuses({ tx }: DocumentLock, statuses: Map<string, SendStatus>): Promise<void> {
  if (statuses.size === 0) return
  await sql`
    update parties set send_status = new.status
    from unnest(
      ${arrayOf(Array.from(statuses.keys()), 'text')}, ${arrayOf(Array.from(statuses.values()), 'text')}
    ) as new (id, status)
    where parties.id = new.id`.execute(tx)
}
