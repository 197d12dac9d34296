import type { MessageKind } from '@paraph/contract'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { newId } from '#platform/database/ids.ts'
import type { Channel, Database, Transaction } from '#platform/database/tables.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { JobData } from '#platform/jobs/queues.ts'
import type { MessageLimits } from '#platform/settings/message-settings.ts'
import { countMail, insertCounted, type NewMessage } from './message-count-store.ts'
import { type LimitReport, MessageLimitError, type OverLimit } from './message-limit.ts'
import { addressOf } from './message.ts'

interface WantedMessage {
  party: StoredParty
  kind: MessageKind
}

/** Stores messages and jobs in the transaction that causes them. They run after it commits. */
export interface Outbox {
  /** The channels that are set up on this server. */
  channels: ReadonlySet<Channel>
  /**
   * Queues the messages of one document, and returns their ids. A party gets none if it has no address, or if its channel is not set up.
   *
   * @throws Problem `message_limit_reached` if they exceed the limit of the account, and `over` is `refuse`. Then none is queued.
   */
  post: (document: DocumentLock, messages: WantedMessage[], over: OverLimit) => Promise<string[]>
  /**
   * Queues a test mail to the account.
   *
   * @throws Problem `message_limit_reached`
   */
  testMail: (tx: Transaction, accountId: string, now: Date) => Promise<void>
  /**
   * Queues the mail with the invitation of a member.
   *
   * @throws Problem `message_limit_reached`
   */
  invitation: (tx: Transaction, invitation: { accountId: string; memberId: string; invitedAt: Date }) => Promise<void>
  /** Queues the mail with a sign-in link. The job looks whether a member has the address, so that the request takes the same time for each address. */
  signInLink: (db: Database, request: JobData['sign-in-link']) => Promise<void>
  /** Queues the job that ends the document when it expires. */
  expireAt: (document: DocumentLock, at: string) => Promise<void>
  /** Queues an attempt to seal the document, now or later. */
  seal: (document: DocumentLock, attempt: number, at?: string) => Promise<void>
  /** Queues the drawing of the first page. It is urgent for a document that is sent, because a party may open it at once. */
  preview: (document: DocumentLock, options: { isUrgent: boolean }) => Promise<void>
}

interface OutboxOptions {
  channels: ReadonlySet<Channel>
  limits: MessageLimits
  /** Reports messages over the limit to the operator. */
  onLimit?: (report: LimitReport) => void
}

export function openOutbox(jobs: Jobs, { channels, limits, onLimit }: OutboxOptions): Outbox {
  const reported = async <Result>(count: () => Promise<Result>): Promise<Result> => {
    try {
      return await count()
    } catch (error) {
      if (error instanceof MessageLimitError) {
        onLimit?.({ accountId: error.accountId, channel: error.channel, effect: 'refused' })
      }
      throw error
    }
  }
  const insert = async (document: DocumentLock, messages: NewMessage[], over: OverLimit) => {
    const { accountId, passed } = await reported(() => insertCounted(document, messages, { limits, over }))
    for (const channel of passed) onLimit?.({ accountId, channel, effect: 'sent' })
  }
  return {
    channels,
    async post(document, wanted, over) {
      const messages = wanted.flatMap(({ party, kind }) => {
        const to = addressOf(party, kind)
        return to && channels.has(to.channel) ? [{ ...to, kind, id: newId('msg'), partyId: party.id }] : []
      })
      if (messages.length === 0) return []
      await insert(document, messages, over)
      const ids = messages.map(({ id }) => id)
      await jobs.enqueue(
        document.tx,
        'deliver',
        ids.map((messageId) => ({ messageId })),
        // A code is urgent, because a person waits for it and it expires soon.
        { account: document.accountId, urgent: messages.some(({ kind }) => kind === 'CODE') },
      )
      return ids
    },
    async testMail(tx, accountId, now) {
      await reported(() => countMail(tx, accountId, { limits, now }))
      await jobs.enqueue(tx, 'test-mail', [{ accountId, requestedAt: now.toISOString() }], { account: accountId })
    },
    async invitation(tx, { accountId, memberId, invitedAt }) {
      await reported(() => countMail(tx, accountId, { limits, now: invitedAt }))
      await jobs.enqueue(tx, 'invitation', [{ memberId, invitedAt: invitedAt.toISOString() }], { account: accountId })
    },
    signInLink: (db, request) => jobs.enqueue(db, 'sign-in-link', [request]),
    expireAt: ({ tx, id, accountId: account }, at) =>
      jobs.enqueue(tx, 'expire', [{ documentId: id, at }], { startAfter: at, account }),
    seal: ({ tx, id, accountId: account }, attempt, at) =>
      jobs.enqueue(tx, 'seal', [{ documentId: id, attempt }], { account, ...(at !== undefined && { startAfter: at }) }),
    preview: ({ tx, id, accountId: account }, { isUrgent }) =>
      jobs.enqueue(tx, 'preview', [{ documentId: id }], { urgent: isUrgent, account }),
  }
}
