import type { EventData } from '@paraph/contract'
import { system } from '#domain/events/store.ts'
import { type LockedDocument, withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import type { Services } from '#domain/services.ts'
import { canFollow, hideCodes, hideReferences, type DeliveryOutcome, sendStatusAfter } from './message-rules.ts'
import { changeMessage, changeSendStatus, findSentMessage } from './outcome-store.ts'

interface Details {
  providerId?: string | undefined
  hasAttachment?: boolean | undefined
  /** The answer of the receiving side. */
  detail?: string | undefined
  /** The reporter of the outcome. Absent if this server saw the outcome itself. */
  reporter?: Reporter
}

export interface MessageOutcome extends Details {
  messageId: string
  outcome: DeliveryOutcome
}

interface Reporter {
  /** The channel of the report. */
  id: 'mail-report' | 'sms-report'
  /** The name of the gateway, or the name in the report of the mail server. */
  name: string | undefined
}

type Deps = Pick<Services, 'db' | 'now'>

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
  outcome: DeliveryOutcome,
  details: Details,
  deps: Deps,
): Promise<boolean> {
  const isFound = await withLockedDocumentForJob(deps, { messageId }, async (document) => {
    await record(document, messageId, outcome, details)
    return true
  })
  return isFound ?? false
}

/**
 * Records the outcomes of messages of one document in one transaction. If that fails, each is recorded by itself: one outcome that can't be recorded must
 * not stop the others, because a message without a recorded outcome is sent again.
 *
 * @returns the errors of the outcomes that were not recorded, by the id of the message.
 */
export async function recordOutcomes(outcomes: MessageOutcome[], deps: Deps): Promise<Map<string, unknown>> {
  const failures = new Map<string, unknown>()
  const [first] = outcomes
  if (!first) return failures
  try {
    await withLockedDocumentForJob(deps, first, async (document) => {
      for (const { messageId, outcome, ...details } of outcomes) await record(document, messageId, outcome, details)
    })
  } catch (error) {
    if (outcomes.length === 1) return failures.set(first.messageId, error)
    for (const { messageId, outcome, ...details } of outcomes)
      await recordOutcome(messageId, outcome, details, deps).catch((error: unknown) => failures.set(messageId, error))
  }
  return failures
}

async function record(
  document: LockedDocument,
  messageId: string,
  outcome: DeliveryOutcome,
  { providerId, hasAttachment, detail: answer, reporter }: Details,
): Promise<void> {
  const { partyId, status, kind, channel, address, party } = await findSentMessage(document.tx, messageId)
  if (!canFollow(status, outcome)) {
    // The gateway may report before it answers the request, and only the answer contains its id for the message.
    if (providerId) await changeMessage(document, messageId, { status, providerId })
    return
  }
  // PostgreSQL stores no NUL character.
  const shown = answer === undefined ? undefined : hideReferences(answer.replaceAll('\0', '\ufffd').toWellFormed())
  const detail = kind === 'CODE' && shown !== undefined ? hideCodes(shown) : shown
  const sentAt = outcome === 'SENT' ? document.lockedAt.toISOString() : undefined
  await changeMessage(document, messageId, { status: outcome, sentAt, providerId, hasAttachment, detail })

  const sendStatus = party && sendStatusAfter({ kind, channel, address }, outcome, party)
  if (sendStatus && sendStatus !== party.sendStatus) await changeSendStatus(document, partyId, sendStatus)
  const data: EventData = {
    kind,
    channel,
    address,
    messageId,
    ...(detail !== undefined && { detail }),
    ...(reporter?.name !== undefined && { reportedBy: reporter.name }),
  }
  const actor = reporter ? { type: 'SYSTEM' as const, id: reporter.id } : system
  document.record({ type: eventTypes[outcome], partyId, actor, data })
}
