import type { DocumentStatus, MessageKind, SendStatus } from '@paraph/contract'
import { isOpenToParties } from '#domain/documents/status.ts'
import { isReported } from '#domain/lifecycle/locked-link.ts'
import { isReleased } from '#domain/lifecycle/turns.ts'
import { type Addressed, type Addressee, asksToAct, goesToCurrentAddress } from '#domain/outbox/message.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Channel, MessageStatus } from '#platform/database/tables.ts'
import { DAY } from '#platform/formats/durations.ts'

/** The result of a message: accepted by the gateway, delivered, rejected by the receiving side, or given up after the last retry. */
export type DeliveryOutcome = 'SENT' | 'DELIVERED' | 'BOUNCED' | 'FAILED'

/** The outcomes that can follow each status, each at most once. Many servers report a rejection only after they accepted the message. */
const nextOutcomes: Record<MessageStatus, readonly DeliveryOutcome[]> = {
  QUEUED: ['SENT', 'DELIVERED', 'BOUNCED', 'FAILED'],
  SENT: ['DELIVERED', 'BOUNCED'],
  DELIVERED: ['BOUNCED'],
  BOUNCED: [],
  FAILED: ['DELIVERED', 'BOUNCED'],
  SKIPPED: [],
}

/** False for an outcome that was reported before, or that comes after a later outcome. */
export function canFollow(status: MessageStatus, outcome: DeliveryOutcome): boolean {
  return nextOutcomes[status].includes(outcome)
}

/** Milliseconds. Mail servers and gateways give up after days. Later reports must not change the audit trail of an old document. */
const REPORTABLE_FOR = 30 * DAY

/** True if a report that comes by this channel now can be about the message. */
export function isReportable(message: { channel: Channel; createdAt: string }, channel: Channel, now: Date): boolean {
  return message.channel === channel && now.getTime() - Date.parse(message.createdAt) < REPORTABLE_FOR
}

/** True if a queued message must no longer be sent: its address is out of date or wrong, or the party can't act yet or can no longer act. */
export function isObsolete(
  message: Addressed,
  status: DocumentStatus,
  party: StoredParty,
  parties: StoredParty[],
): boolean {
  if (!goesToCurrentAddress(message, party) || isReported(party)) return true
  // A party that has signed can still open the document after the end.
  if (message.kind === 'CODE') return !isOpenToParties(status) && party.signingStatus !== 'SIGNED'
  if (!asksToAct(message.kind)) return false
  return status !== 'SENT' || party.signingStatus !== 'NOT_SIGNED' || !isReleased(party, parties)
}

/**
 * Returns the party's `sendStatus` after an outcome. Messages to an earlier address don't count. DELIVERED stays, even if a later
 * message is only sent or has failed.
 */
export function sendStatusAfter(
  message: Addressed,
  outcome: DeliveryOutcome,
  party: Addressee & Pick<StoredParty, 'sendStatus'>,
): SendStatus | null {
  if (!asksToAct(message.kind) || !goesToCurrentAddress(message, party)) return party.sendStatus
  if (party.sendStatus === 'DELIVERED' && (outcome === 'SENT' || outcome === 'FAILED')) return 'DELIVERED'
  return outcome
}

/**
 * True for a message that a document was rejected or cancelled or has expired. It goes only to parties that had an earlier message about the
 * document.
 */
export function isEndNotice(kind: MessageKind): boolean {
  return kind === 'REJECTED' || kind === 'CANCELLED' || kind === 'EXPIRED'
}

/** Hides return addresses in an answer. A mail server may repeat the return address, and its token would make a forged report valid. */
export function hideReferences(answer: string): string {
  return answer.replaceAll(/\b[\da-z]{26}[\da-v]{16}\b/gi, '[reference]')
}

/** Hides codes in an answer. A mail server or gateway may repeat the refused text, which contains the code. */
export function hideCodes(answer: string): string {
  return answer.replaceAll(/(?<!\d)\d{6}(?!\d)/g, '[code]')
}
