import type { MessageKind } from '@paraph/contract'
import type { Channel, Database } from '../database/tables.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StoredParty } from '../parties/store.ts'
import { addressOf } from './message.ts'
import {
  countMessages,
  type LimitReport,
  MessageLimitError,
  type MessageLimits,
  type OverLimit,
} from './message-limit.ts'
import { insertMessages } from './store.ts'

interface NewMessage {
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
   * @throws Problem `message_limit_reached` if they would pass the limit of the account, and `over` is `refuse`. Then none is queued.
   */
  post: (tx: Database, messages: NewMessage[], options: { now: Date; over: OverLimit }) => Promise<string[]>
  /** Queues the job that ends the document when it expires. */
  expireAt: (tx: Database, documentId: string, at: string) => Promise<void>
  /** Queues an attempt to seal the document, now or later. */
  seal: (tx: Database, attempt: { documentId: string; attempt: number }, at?: string) => Promise<void>
  /** Queues the drawing of the first page. */
  preview: (tx: Database, documentId: string) => Promise<void>
}

interface OutboxOptions {
  channels: ReadonlySet<Channel>
  limits: MessageLimits
  /** Tells the operator of messages over the limit. */
  onLimit?: (report: LimitReport) => void
}

export function openOutbox(jobs: Jobs, { channels, limits, onLimit }: OutboxOptions): Outbox {
  const count = async (
    tx: Database,
    addressed: { channel: Channel; party: StoredParty }[],
    now: Date,
    over: OverLimit,
  ) => {
    const [first] = addressed
    if (!first) return
    const countOf = (channel: Channel) => addressed.filter((message) => message.channel === channel).length
    const added = { EMAIL: countOf('EMAIL'), SMS: countOf('SMS') }
    try {
      const { accountId, passed } = await countMessages(tx, first.party.documentId, added, { limits, over, now })
      for (const channel of passed) onLimit?.({ accountId, channel, effect: 'sent' })
    } catch (error) {
      if (error instanceof MessageLimitError) {
        onLimit?.({ accountId: error.accountId, channel: error.channel, effect: 'refused' })
      }
      throw error
    }
  }
  return {
    channels,
    async post(tx, messages, { now, over }) {
      const addressed = messages.flatMap(({ party, kind }) => {
        const to = addressOf(party, kind)
        return to && channels.has(to.channel) ? [{ ...to, kind, party }] : []
      })
      await count(tx, addressed, now, over)
      const ids = await insertMessages(tx, addressed, now)
      await jobs.enqueue(
        tx,
        'deliver',
        ids.map((messageId) => ({ messageId })),
        // A person waits for a code, and it soon expires.
        { urgent: addressed.some(({ kind }) => kind === 'CODE') },
      )
      return ids
    },
    expireAt: (tx, documentId, at) => jobs.enqueue(tx, 'expire', [{ documentId }], { startAfter: at }),
    seal: (tx, attempt, at) => jobs.enqueue(tx, 'seal', [attempt], at === undefined ? {} : { startAfter: at }),
    preview: (tx, documentId) => jobs.enqueue(tx, 'preview', [{ documentId }]),
  }
}
