import PQueue from 'p-queue'
import { statusAt } from '#domain/documents/status.ts'
import { findCode } from '#domain/identity/code/verification-store.ts'
import { signingUrl } from '#domain/identity/link/signing-url.ts'
import { receiptOf, rejectionOf } from '#domain/identity/receipt.ts'
import { wasTold } from '#domain/outbox/message.ts'
import { findMessages, findMessagesToSend, markSkipped, type MessageToSend } from '#domain/outbox/store.ts'
import { findRemovedParty, type RemovedParty } from '#domain/parties/removed-party-store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import { inBatches } from '#platform/jobs/in-batches.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { attachmentOf } from './email/attachment.ts'
import { hideCodes, isEndNotice, isObsolete } from './message-rules.ts'
import { type MessageOutcome, recordOutcome, recordOutcomes } from './record-outcome.ts'
import { type CompletionProof, PermanentDeliveryError, type Senders } from './sender.ts'

/**
 * The maximum number of messages that a process has read, but for which it has not recorded the outcome. If the process is killed, it may have sent
 * these messages, and another process sends them again. Urgent messages don't count.
 */
const IN_WORK = 16

/** The number of messages that are sent at a time. At the same time, the outcomes of the same number of other messages are recorded. */
const SENT_AT_ONCE = 8

type Deps = Pick<Services, 'db' | 'now' | 'publicUrl' | 'links' | 'codes'> & { senders: Senders }

/**
 * Sends a queued message. If the process crashes before it records the sending, the next try sends the message again with the same Message-ID.
 * Messages that are sent at the same time are read together, and their outcomes are recorded together.
 *
 * @throws an error if the job must be tried again.
 */
export type Deliver = (messageId: string, options?: { isUrgent: boolean }) => Promise<void>

export function openDelivery(deps: Deps): Deliver {
  const { db, senders } = deps
  const inWork = new PQueue({ concurrency: IN_WORK })
  const sends = new PQueue({ concurrency: SENT_AT_ONCE })
  const find = inBatches((ids: string[]) => findMessagesToSend(db, ids), { most: IN_WORK })
  /** The number of messages that are being sent or wait to be sent. */
  let sending = 0
  // A transaction with eight outcomes costs little more CPU than a transaction with one, so it waits for the messages that are being sent.
  const tryRecord = inBatches((outcomes: RecordedMessage[]) => recordOutcomes(outcomes, deps), {
    most: SENT_AT_ONCE,
    expectsMore: () => sending > 0,
  })
  /**
   * Records an outcome with others, and by itself if that fails. One outcome that can't be recorded must not stop the others, because a mail without
   * a recorded outcome is sent again.
   */
  const record = async (outcome: RecordedMessage) => {
    const isRecorded = await tryRecord(outcome).catch(() => false)
    if (!isRecorded) await recordOutcome(outcome.messageId, outcome.outcome, outcome, deps)
  }
  const deliver = async (messageId: string, isUrgent: boolean) => {
    const found = await find(messageId)
    if (found?.message.status !== 'QUEUED') return
    const { documentId, channel, kind } = found.message
    const recipient = await recipientOf(found, db)
    if (!recipient || (await isOutOfDate(found, recipient, deps))) return markSkipped(db, messageId)
    const sender = senders[channel]
    if (!sender) throw new Error(`This process has no settings for the channel ${channel}.`)
    const letter = await writeLetter(found, recipient, deps)
    sending++
    try {
      const { providerId, hasAttachment } = await sends
        .add(() => sender.send(letter), { priority: Number(isUrgent) })
        .finally(() => sending--)
      await record({ documentId, messageId, outcome: 'SENT', providerId, hasAttachment })
    } catch (error) {
      if (!(error instanceof PermanentDeliveryError)) throw kind === 'CODE' ? withoutCode(error) : error
      await record({ documentId, messageId, outcome: 'BOUNCED', detail: error.message })
    }
  }
  return (messageId, { isUrgent } = { isUrgent: false }) =>
    // An urgent message waits only for a free sender, and is sent next.
    isUrgent ? deliver(messageId, true) : inWork.add(() => deliver(messageId, false))
}

type RecordedMessage = MessageOutcome & { documentId: string }

/** The party that a message goes to. It may have been removed from the document in the meantime. */
type Recipient = { isRemoved: false; party: StoredParty } | { isRemoved: true; party: RemovedParty }

async function recipientOf({ message, parties }: MessageToSend, db: Database): Promise<Recipient | undefined> {
  const party = parties.find(({ id }) => id === message.partyId)
  if (party) return { isRemoved: false, party }
  const removed = await findRemovedParty(db, message.partyId)
  return removed && { isRemoved: true, party: removed }
}

/** @throws TooEarlyError if it is too early to decide this. */
async function isOutOfDate(
  { message, document, parties }: MessageToSend,
  { isRemoved, party }: Recipient,
  { db, now }: Deps,
): Promise<boolean> {
  if (isRemoved) {
    if (message.kind !== 'CANCELLED') return true
  } else {
    if (isObsolete(message, statusAt(document, now()), party, parties)) return true
    if (message.kind === 'CODE') return (await findCode(db, party, now()))?.messageId !== message.id
  }
  if (!isEndNotice(message.kind)) return false
  const knowsOfDocument = wasTold(party, await findMessages(db, message.documentId))
  if (knowsOfDocument === undefined) throw new TooEarlyError('An invitation to the party is still queued.')
  return !knowsOfDocument
}

async function writeLetter(
  found: MessageToSend,
  { isRemoved, party }: Recipient,
  { db, publicUrl, links, codes }: Deps,
) {
  const { message, document, parties, senderName, senderContact, timeZone, firstName, isTest, sealedFile } = found
  const { id: messageId, kind, channel, address } = message
  const proof = kind === 'COMPLETED' && sealedFile ? proofOf(sealedFile, party, parties, publicUrl) : undefined
  return {
    messageId,
    kind,
    to: { name: party.name, address, firstName },
    timeZone,
    senderName,
    senderContact,
    isTest,
    document,
    party,
    isRemoved,
    proof,
    attachment:
      channel === 'EMAIL' && proof?.isProtected === false ? attachmentOf(db, document.id, sealedFile!) : undefined,
    receipt: kind === 'RECEIPT' ? await receiptOf(db, party.id) : undefined,
    rejection: kind === 'RECEIPT' ? await rejectionOf(db, party, document.fileSha256) : undefined,
    rejectedBy: parties.find(({ signingStatus }) => signingStatus === 'REJECTED')?.name,
    signingUrl: signingUrl(party.linkNonce, 'MESSAGE', { links, publicUrl }),
    ...(kind === 'CODE' && { code: codes.codeOf(messageId, party.linkNonce) }),
  }
}

function proofOf(
  { sha256 }: { sha256: string },
  { twoStepVerification }: Pick<StoredParty, 'twoStepVerification'>,
  parties: StoredParty[],
  publicUrl: string,
): CompletionProof {
  const acts = parties.flatMap(({ name, role, signedAt }) => (signedAt === null ? [] : { name, role, at: signedAt }))
  return {
    sha256,
    verifyUrl: `${publicUrl}/verify/`,
    acts: acts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    isProtected: (twoStepVerification ?? 'NONE') !== 'NONE',
    hasPersonalNumber: parties.some(({ requiredSignature }) => requiredSignature === 'BANKID'),
  }
}

/** The log must not contain a code. */
function withoutCode(error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error)
  const hidden = hideCodes(text)
  return hidden === text ? error : new Error(hidden)
}
