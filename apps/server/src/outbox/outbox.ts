import type { MessageKind } from '@paraph/contract'
import type { Channel, Database } from '../database/tables.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StoredParty } from '../parties/store.ts'
import { addressOf } from './message.ts'
import { insertMessages } from './store.ts'

interface NewMessage {
  party: StoredParty
  kind: MessageKind
}

/** Stores messages and jobs in the transaction that causes them. They run after it commits. */
export interface Outbox {
  /** The channels that are set up on this server. */
  channels: ReadonlySet<Channel>
  /** Queues the messages, and returns their ids. Parties without an address, or whose channel is not set up, get none. */
  post: (tx: Database, messages: NewMessage[], now: Date) => Promise<string[]>
  /** Queues the job that ends the document when it expires. */
  expireAt: (tx: Database, documentId: string, at: string) => Promise<void>
  /** Queues an attempt to seal the document, now or later. */
  seal: (tx: Database, attempt: { documentId: string; attempt: number }, at?: string) => Promise<void>
}

export function openOutbox(jobs: Jobs, channels: ReadonlySet<Channel>): Outbox {
  return {
    channels,
    async post(tx, messages, now) {
      const addressed = messages.flatMap(({ party, kind }) => {
        const to = addressOf(party, kind)
        return to && channels.has(to.channel) ? [{ ...to, kind, party }] : []
      })
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
  }
}
