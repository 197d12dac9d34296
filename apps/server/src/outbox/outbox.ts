import type { MessageKind } from '@paraph/contract'
import type { Channel, Database } from '../database/tables.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StoredParty } from '../parties/store.ts'
import { addressOf } from './message.ts'
import { insertMessages } from './store.ts'

export interface NewMessage {
  party: StoredParty
  kind: MessageKind
}

/** Where everything that is to happen after an answer is written down, in the transaction that causes it. */
export interface Outbox {
  /** The ways to reach a party that are set up on this server. */
  channels: ReadonlySet<Channel>
  /** Has the messages sent. Parties without an address, or whose channel is not set up, get none. */
  post: (tx: Database, messages: NewMessage[], now: Date) => Promise<void>
  /** Has the document closed when it expires. */
  expireAt: (tx: Database, documentId: string, at: string) => Promise<void>
}

export function openOutbox(jobs: Jobs, channels: ReadonlySet<Channel>): Outbox {
  return {
    channels,
    async post(tx, messages, now) {
      const addressed = messages.flatMap(({ party, kind }) => {
        const to = addressOf(party)
        return to && channels.has(to.channel) ? [{ ...to, kind, party }] : []
      })
      const ids = await insertMessages(tx, addressed, now)
      await jobs.enqueue(
        tx,
        'deliver',
        ids.map((messageId) => ({ messageId })),
      )
    },
    expireAt: (tx, documentId, at) => jobs.enqueue(tx, 'expire', [{ documentId }], at),
  }
}
