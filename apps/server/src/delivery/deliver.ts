import type { Services } from '../context.ts'
import { statusAt } from '../documents/status.ts'
import { TooEarlyError } from '../jobs/jobs.ts'
import { findStoredParties } from '../parties/store.ts'
import { signingUrl } from '../parties/signing-url.ts'
import { wasTold } from '../outbox/message.ts'
import { receiptOf } from '../signing/receipt.ts'
import { attachmentOf } from './email/attachment.ts'
import { hideCodes, isEndNotice, isObsolete } from './message-rules.ts'
import { recordOutcome } from './record-outcome.ts'
import { findCode } from '../identity/code/verification-store.ts'
import { PermanentDeliveryError, type Senders } from './sender.ts'
import { findMessages, findMessageToSend, markMessage } from '../outbox/store.ts'

type Deps = Pick<Services, 'db' | 'now' | 'publicUrl' | 'links' | 'codes'> & { senders: Senders }

/**
 * Sends a queued message. If the process crashes before it records the sending, the next try sends the message again with the same Message-ID.
 *
 * @throws an error if the job must be tried again.
 */
export async function deliver(messageId: string, deps: Deps): Promise<void> {
  const { db, now, publicUrl, links, codes, senders } = deps
  const found = await findMessageToSend(db, messageId)
  if (found?.message.status !== 'QUEUED') return
  const { message, document } = found
  const parties = await findStoredParties(db, message.documentId)
  const party = parties.find(({ id }) => id === message.partyId)
  const isCode = message.kind === 'CODE'
  if (
    !party ||
    isObsolete(message, statusAt(document, now()), party, parties) ||
    (isCode && (await findCode(db, party, now()))?.messageId !== messageId)
  ) {
    return markMessage(db, messageId, { status: 'SKIPPED' })
  }
  if (isEndNotice(message.kind)) {
    const knowsOfDocument = wasTold(party, await findMessages(db, message.documentId))
    if (knowsOfDocument === undefined) throw new TooEarlyError('An invitation to the party is still queued.')
    if (!knowsOfDocument) return markMessage(db, messageId, { status: 'SKIPPED' })
  }
  const sender = senders[message.channel]
  if (!sender) throw new Error(`This process has no settings for the channel ${message.channel}.`)
  const letter = {
    messageId,
    kind: message.kind,
    to: { name: party.name, address: message.address },
    senderName: found.senderName,
    document,
    party,
    attachment:
      message.kind === 'COMPLETED' && message.channel === 'EMAIL' && found.sealedFile
        ? attachmentOf(db, document.id, found.sealedFile)
        : undefined,
    receipt: message.kind === 'RECEIPT' ? await receiptOf(db, party.id) : undefined,
    rejectedBy: parties.find(({ signingStatus }) => signingStatus === 'REJECTED')?.name,
    signingUrl: signingUrl(party.linkNonce, 'MESSAGE', { links, publicUrl }),
    ...(isCode && { code: codes.codeOf(messageId, party.linkNonce) }),
  }
  try {
    const { providerId } = await sender.send(letter)
    await recordOutcome(messageId, 'SENT', { providerId }, { db, now })
  } catch (error) {
    if (!(error instanceof PermanentDeliveryError)) throw isCode ? withoutCode(error) : error
    await recordOutcome(messageId, 'BOUNCED', { detail: error.message }, { db, now })
  }
}

/** The log must not contain a code. */
function withoutCode(error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error)
  const hidden = hideCodes(text)
  return hidden === text ? error : new Error(hidden)
}
