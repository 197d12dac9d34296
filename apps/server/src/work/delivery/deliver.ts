import PQueue from 'p-queue'
import { statusAt } from '#domain/documents/status.ts'
import { isVerificationRequired } from '#domain/identity/code/verification.ts'
import { findCode } from '#domain/identity/code/verification-store.ts'
import { signingUrl } from '#domain/identity/link/signing-url.ts'
import { receiptOf, rejectionOf } from '#domain/identity/receipt.ts'
import { wasTold } from '#domain/outbox/message.ts'
import {
  findDocumentsOf,
  findMessages,
  findMessagesToSend,
  markSkipped,
  type MessageToSend,
} from '#domain/outbox/store.ts'
import { findRemovedParty, type RemovedParty } from '#domain/parties/removed-party-store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { attachmentOf } from './email/attachment.ts'
import { hideCodes, isEndNotice, isObsolete } from './message-rules.ts'
import { type MessageOutcome, recordOutcomes } from './record-outcome.ts'
import { type CompletionProof, PermanentDeliveryError, type Senders } from './sender.ts'

/** The number of messages that a process sends at a time. */
const SENT_AT_ONCE = 8

/** Milliseconds. How old the facts of a message may be when it is sent. */
const FRESH = 1000

type Deps = Pick<Services, 'db' | 'now' | 'publicUrl' | 'links' | 'codes'> & { senders: Senders }

interface QueuedMessage {
  messageId: string
  /** True for a message that overtakes the others in this process. */
  isUrgent: boolean
}

/**
 * Sends queued messages. The outcomes of the messages of one document are recorded together, as soon as all of them are known, because each record
 * locks the document. If the process crashes before that, the next try sends the messages again, with the same Message-ID.
 *
 * @returns for each message, an error if its job must be tried again.
 */
export type Deliver = (messages: QueuedMessage[]) => Promise<PromiseSettledResult<unknown>[]>

export function openDelivery(deps: Deps): Deliver {
  const sends = new PQueue({ concurrency: SENT_AT_ONCE })
  return async (messages) => {
    const ids = messages.map(({ messageId }) => messageId)
    // If this query fails, each message is handled as if it were the only one of its document.
    const documentOf = findDocumentsOf(deps.db, ids).catch(() => new Map<string, string>())
    const find = openFinder(ids, documentOf, deps)
    const tries = messages.map(({ messageId, isUrgent }) => ({
      messageId,
      sent: sends.add(async () => send(await find(messageId), deps), { priority: Number(isUrgent) }),
    }))
    const results = Promise.allSettled(tries.map(({ sent }) => sent))
    const known = await documentOf
    const documents = Map.groupBy(tries, ({ messageId }) => known.get(messageId) ?? messageId)
    const failures = new Map<string, unknown>()
    const record = async (ofDocument: typeof tries) => {
      const ends = await Promise.allSettled(ofDocument.map(({ sent }) => sent))
      const outcomes = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []))
      for (const [messageId, error] of await recordOutcomes(outcomes, deps)) failures.set(messageId, error)
    }
    await Promise.all(documents.values().map(record))
    return (await results).map((result, index) => {
      const reason = failures.get(ids[index]!)
      return reason === undefined ? result : { status: 'rejected', reason }
    })
  }
}

/**
 * Returns the function that reads a message just before it is sent, together with the other messages of its document. A message that is sent much later than
 * these is read again, because its document may have changed meanwhile.
 */
function openFinder(ids: string[], documentOf: Promise<Map<string, string>>, { db, now }: Pick<Deps, 'db' | 'now'>) {
  const reads = new Map<string, { until: number; messages: Promise<MessageToSend[]> }>()
  return async (messageId: string) => {
    const known = await documentOf
    const document = known.get(messageId)
    const ofDocument = document === undefined ? [messageId] : ids.filter((id) => known.get(id) === document)
    const key = document ?? messageId
    const at = now().getTime()
    let read = reads.get(key)
    if (!read || read.until < at) {
      read = { until: at + FRESH, messages: findMessagesToSend(db, ofDocument) }
      reads.set(key, read)
    }
    return (await read.messages).find(({ message }) => message.id === messageId)
  }
}

/**
 * Returns the outcome, or undefined if the message must not be sent any more.
 *
 * @throws an error if the job must be tried again.
 */
async function send(found: MessageToSend | undefined, deps: Deps): Promise<MessageOutcome | undefined> {
  if (found?.message.status !== 'QUEUED') return undefined
  const { db, senders } = deps
  const { id: messageId, channel, kind } = found.message
  const recipient = await recipientOf(found, db)
  if (!recipient || (await isOutOfDate(found, recipient, deps))) {
    await markSkipped(db, messageId)
    return undefined
  }
  const sender = senders[channel]
  if (!sender) throw new Error(`This process has no settings for the channel ${channel}.`)
  const letter = await writeLetter(found, recipient, deps)
  try {
    return { messageId, outcome: 'SENT', ...(await sender.send(letter)) }
  } catch (error) {
    if (!(error instanceof PermanentDeliveryError)) throw kind === 'CODE' ? withoutCode(error) : error
    return { messageId, outcome: 'BOUNCED', detail: error.message }
  }
}

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
  const { message, document, parties, senderName, accountName, replyAddress, senderContact } = found
  const { timeZone, firstName, isTest, sealedFile } = found
  const { id: messageId, kind, channel, address } = message
  const proof = kind === 'COMPLETED' && sealedFile ? proofOf(sealedFile, party, parties, publicUrl) : undefined
  return {
    messageId,
    kind,
    to: { name: party.name, address, firstName },
    timeZone,
    senderName,
    accountName,
    replyAddress,
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
  party: Pick<StoredParty, 'twoStepVerification'>,
  parties: StoredParty[],
  publicUrl: string,
): CompletionProof {
  const acts = parties.flatMap(({ name, role, signedAt }) => (signedAt === null ? [] : { name, role, at: signedAt }))
  return {
    sha256,
    verifyUrl: `${publicUrl}/verify/`,
    acts: acts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    isProtected: isVerificationRequired(party),
    hasPersonalNumber: parties.some(({ requiredSignature }) => requiredSignature === 'BANKID'),
  }
}

/** The log must not contain a code. */
function withoutCode(error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error)
  const hidden = hideCodes(text)
  return hidden === text ? error : new Error(hidden)
}
