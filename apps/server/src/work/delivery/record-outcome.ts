import type { EventData } from '@paraph/contract'
import { system } from '#domain/events/store.ts'
import { type LockedDocument, withFreeDocuments, withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import type { Services } from '#domain/services.ts'
import { canFollow, hideCodes, hideReferences, type DeliveryOutcome, sendStatusAfter } from './message-rules.ts'
import {
  findSentMessages,
  type MessageChange,
  type SendStatusChange,
  type SentMessage,
  storeOutcomes,
} from './outcome-store.ts'

interface Details {
  providerId?: string | undefined
  hasAttachment?: boolean | undefined
  /** The answer of the receiving side. */
  detail?: string | undefined
  /** The reporter of the outcome. Absent if this server saw the outcome itself. */
  reporter?: Reporter
}

interface Reporter {
  /** The channel of the report. */
  id: 'mail-report' | 'sms-report'
  /** The name of the gateway, or the name in the report of the mail server. */
  name: string | undefined
}

export interface MessageOutcome extends Details {
  messageId: string
  outcome: DeliveryOutcome
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
    const found = await findSentMessages(document.tx, [messageId])
    await record([document], [{ messageId, outcome, ...details }], found)
    return true
  })
  return isFound ?? false
}

/**
 * Records the outcomes of many messages in one transaction.
 *
 * @returns for each outcome, whether it was recorded. False if another transaction has locked the document, or if an earlier outcome is of the same
 *   message. That can happen if a job missed its heartbeat and is tried again while its first try still runs.
 */
export async function recordOutcomes(
  outcomes: (MessageOutcome & { documentId: string })[],
  deps: Deps,
): Promise<boolean[]> {
  const documentIds = [...new Set(outcomes.map(({ documentId }) => documentId))]
  const messageIds = outcomes.map(({ messageId }) => messageId)
  return withFreeDocuments(deps, documentIds, async (documents) => {
    const free = new Set(documents.map(({ id }) => id))
    const isRecorded = outcomes.map(
      ({ documentId, messageId }, index) => free.has(documentId) && messageIds.indexOf(messageId) === index,
    )
    const recorded = outcomes.filter((_, index) => isRecorded[index])
    const [first] = documents
    if (first) await record(documents, recorded, await findSentMessages(first.tx, messageIds))
    return isRecorded
  })
}

async function record(
  documents: LockedDocument[],
  outcomes: MessageOutcome[],
  messages: Map<string, SentMessage>,
): Promise<void> {
  const documentOf = new Map(documents.map((document) => [document.id, document]))
  const changes: MessageChange[] = []
  const sendStatuses: SendStatusChange[] = []
  for (const { messageId, outcome, providerId, hasAttachment, detail: answer, reporter } of outcomes) {
    const { documentId, partyId, status, kind, channel, address, party } = messages.get(messageId)!
    if (!canFollow(status, outcome)) {
      // The gateway may report before it answers the request, and only the answer contains its id for the message.
      if (providerId) changes.push({ id: messageId, status, providerId })
      continue
    }
    const document = documentOf.get(documentId)!
    // PostgreSQL stores no NUL character.
    const shown = answer === undefined ? undefined : hideReferences(answer.replaceAll('\0', '\ufffd').toWellFormed())
    const detail = kind === 'CODE' && shown !== undefined ? hideCodes(shown) : shown
    const sentAt = outcome === 'SENT' ? document.lockedAt.toISOString() : undefined
    changes.push({ id: messageId, status: outcome, sentAt, providerId, hasAttachment, detail })

    const sendStatus = party && sendStatusAfter({ kind, channel, address }, outcome, party)
    if (party && sendStatus !== party.sendStatus) {
      // Messages of one party share this object, so the next message sees this status.
      party.sendStatus = sendStatus!
      sendStatuses.push({ id: partyId, sendStatus: sendStatus! })
    }
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
  await storeOutcomes(documents, changes, sendStatuses)
}
