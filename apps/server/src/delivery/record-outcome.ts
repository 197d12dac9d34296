import type { EventData } from '@paraph/contract'
import type { Services } from '../context.ts'
import { system } from '../events/store.ts'
import { withLockedDocumentForJob } from '../lifecycle/lock.ts'
import { findMessage, markMessage } from '../outbox/store.ts'
import { findStoredParty, setSendStatus } from '../parties/store.ts'
import { canFollow, hideCodes, hideReferences, type Outcome, sendStatusAfter } from './message-rules.ts'

interface Details {
  providerId?: string | undefined
  /** The answer of the receiving side. */
  detail?: string | undefined
  /** Who reported the outcome. Absent if this server saw it itself. */
  reporter?: Reporter
}

interface Reporter {
  /** How the report came. */
  id: 'mail-report' | 'sms-report'
  /** The name of the gateway, or the name in the report of the mail server. */
  name: string | undefined
}

const eventTypes = {
  SENT: 'party.sent',
  DELIVERED: 'party.delivered',
  BOUNCED: 'party.bounced',
  FAILED: 'party.failed',
} as const

/**
 * Records the outcome of a message, and its effect on the party. An outcome that is reported twice, or after a later one, changes nothing.
 *
 * @returns whether the message exists.
 */
export async function recordOutcome(
  messageId: string,
  outcome: Outcome,
  { providerId, detail: answer, reporter }: Details,
  deps: Pick<Services, 'db' | 'now'>,
): Promise<boolean> {
  const exists = await withLockedDocumentForJob(deps, { messageId }, async ({ tx, id, lockedAt, record }) => {
    const message = (await findMessage(tx, messageId))!
    const shown = answer === undefined ? undefined : hideReferences(answer)
    const detail = message.kind === 'CODE' && shown !== undefined ? hideCodes(shown) : shown
    if (!canFollow(message.status, outcome)) {
      // The gateway may report before it answers the request, and only the answer contains its id for the message.
      if (providerId) await markMessage(tx, messageId, { status: message.status, providerId })
      return true
    }
    const sentAt = outcome === 'SENT' ? lockedAt.toISOString() : undefined
    await markMessage(tx, messageId, { status: outcome, sentAt, providerId, detail })

    const { partyId, kind, channel, address } = message
    const party = await findStoredParty(tx, { id, partyId })
    const sendStatus = party && sendStatusAfter(message, outcome, party)
    if (party && sendStatus !== party.sendStatus) await setSendStatus(tx, party.id, sendStatus!)
    const data: EventData = {
      kind,
      channel,
      address,
      messageId,
      ...(detail !== undefined && { detail }),
      ...(reporter?.name !== undefined && { reportedBy: reporter.name }),
    }
    const actor = reporter ? { type: 'SYSTEM' as const, id: reporter.id } : system
    record({ type: eventTypes[outcome], partyId, actor, data })
    return true
  })
  return exists ?? false
}
