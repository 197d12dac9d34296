import type { EventData } from '@paraph/contract'
import type { Services } from '../context.ts'
import { lockDocument } from '../documents/lock.ts'
import { recordEvents, system } from '../events/store.ts'
import { findStoredParty, setSendStatus } from '../parties/store.ts'
import { isNews, type Outcome, sendStatusAfter } from './message.ts'
import { findMessage, markMessage } from './store.ts'

interface Details {
  providerId?: string | undefined
  /** What the receiving side said. */
  detail?: string | undefined
}

const eventOf = {
  SENT: 'party.sent',
  DELIVERED: 'party.delivered',
  BOUNCED: 'party.bounced',
  FAILED: 'party.failed',
} as const

/**
 * Writes down what became of a message, and what that means for its party. News that comes twice, or after later news, changes nothing.
 * Answers whether there is such a message.
 */
export async function recordOutcome(
  messageId: string,
  outcome: Outcome,
  { providerId, detail }: Details,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const document = await lockDocument(tx, { messageId }, now)
    if (!document) return false
    const at = document.lockedAt
    const message = (await findMessage(tx, messageId))!
    if (!isNews(message.status, outcome)) {
      // The gateway may report before it has answered, and only its answer tells what it calls the message.
      if (providerId) await markMessage(tx, messageId, { status: message.status, providerId })
      return true
    }
    const sentAt = outcome === 'SENT' ? at.toISOString() : undefined
    await markMessage(tx, messageId, { status: outcome, sentAt, providerId, detail })

    const key = { id: message.documentId, partyId: message.partyId }
    const party = await findStoredParty(tx, key)
    const sendStatus = party && sendStatusAfter(message, outcome, party)
    if (party && sendStatus !== party.sendStatus) await setSendStatus(tx, party.id, sendStatus!)
    const { kind, channel, address } = message
    const data: EventData = { kind, channel, address, messageId, ...(detail !== undefined && { detail }) }
    await recordEvents(
      tx,
      message.documentId,
      [{ type: eventOf[outcome], partyId: message.partyId, actor: system, data }],
      at,
    )
    return true
  })
}
