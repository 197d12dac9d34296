import type { EventData, MessageKind, SendStatus } from '@paraph/contract'
import { system } from '#domain/events/store.ts'
import { type LockedDocument, withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import type { Services } from '#domain/services.ts'
import { canFollow, hideCodes, hideReferences, type DeliveryOutcome, sendStatusAfter } from './message-rules.ts'
import { changeMessages, changeSendStatuses, findSentMessages, type MessageChange } from './outcome-store.ts'

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
  return recordTogether([{ messageId, outcome, ...details }], deps)
}

/**
 * Records the outcomes of messages of one document in one transaction. If that fails, each is recorded by itself: one outcome that can't be recorded must
 * not stop the others, because a message without a recorded outcome is sent again.
 *
 * @returns the errors of the outcomes that were not recorded, by the id of the message.
 */
export async function recordOutcomes(outcomes: MessageOutcome[], deps: Deps): Promise<Map<string, unknown>> {
  const failures = new Map<string, unknown>()
  try {
    await recordTogether(outcomes, deps)
  } catch (error) {
    if (outcomes.length === 1) return failures.set(outcomes[0]!.messageId, error)
    for (const outcome of outcomes)
      await recordTogether([outcome], deps).catch((error: unknown) => failures.set(outcome.messageId, error))
  }
  return failures
}

/** @returns false if the messages do not exist. */
async function recordTogether(outcomes: MessageOutcome[], deps: Deps): Promise<boolean> {
  const [first] = outcomes
  if (!first) return false
  const isFound = await withLockedDocumentForJob(deps, first, async (document) => {
    await record(document, outcomes)
    return true
  })
  return isFound ?? false
}

/** Runs one statement for each table. */
async function record(document: LockedDocument, outcomes: MessageOutcome[]): Promise<void> {
  const messages = await findSentMessages(
    document.tx,
    outcomes.map(({ messageId }) => messageId),
  )
  const changes = new Map<string, MessageChange>()
  const sendStatuses = new Map<string, SendStatus>()
  for (const { messageId, outcome, detail: answer, reporter, ...sent } of outcomes) {
    const { partyId, kind, channel, address, status, party } = messages.get(messageId)!
    // Two jobs may have sent the same message.
    const earlier = changes.get(messageId) ?? { status }
    if (!canFollow(earlier.status, outcome)) {
      // The gateway may report before it answers the request, and only the answer contains its id for the message.
      if (sent.providerId) changes.set(messageId, { ...earlier, providerId: sent.providerId })
      continue
    }
    const detail = answer === undefined ? undefined : shownAnswer(answer, kind)
    changes.set(messageId, {
      ...earlier,
      ...sent,
      status: outcome,
      ...(outcome === 'SENT' && { sentAt: document.lockedAt.toISOString() }),
      ...(detail !== undefined && { detail }),
    })

    const before = sendStatuses.get(partyId) ?? party?.sendStatus ?? null
    const sendStatus = party && sendStatusAfter({ kind, channel, address }, outcome, { ...party, sendStatus: before })
    if (sendStatus && sendStatus !== before) sendStatuses.set(partyId, sendStatus)
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
  await changeMessages(document, changes)
  await changeSendStatuses(document, sendStatuses)
}

/** Returns the part of an answer that may be stored. PostgreSQL stores no NUL character. */
function shownAnswer(answer: string, kind: MessageKind): string {
  const shown = hideReferences(answer.replaceAll('\0', '\ufffd').toWellFormed())
  return kind === 'CODE' ? hideCodes(shown) : shown
}
