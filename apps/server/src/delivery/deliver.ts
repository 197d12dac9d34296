import type { Services } from '../context.ts'
import { statusAt } from '../documents/document.ts'
import { NotYet } from '../jobs/jobs.ts'
import { findStoredParties } from '../parties/store.ts'
import { signingUrl } from '../parties/signing-url.ts'
import { isForTold, isOvertaken, wasTold } from './message.ts'
import { recordOutcome } from './outcome.ts'
import { Refusal, type Senders } from './sender.ts'
import { findMessages, findMessageToSend, markMessage } from './store.ts'

type Deps = Pick<Services, 'db' | 'now' | 'publicUrl'> & { senders: Senders }

/**
 * Sends a message that is still to be sent. A crash after the sending and before that was written down sends it again, under the same
 * Message-ID. Throws what is worth another try.
 */
export async function deliver(messageId: string, { db, now, publicUrl, senders }: Deps): Promise<void> {
  const found = await findMessageToSend(db, messageId)
  if (found?.message.status !== 'QUEUED') return
  const { message, document } = found
  const parties = await findStoredParties(db, message.documentId)
  const party = parties.find(({ id }) => id === message.partyId)
  if (!party || isOvertaken(message, statusAt(document, now()), party, parties)) {
    return markMessage(db, messageId, { status: 'SKIPPED' })
  }
  if (isForTold(message.kind)) {
    const told = wasTold(party, await findMessages(db, message.documentId))
    if (told === undefined) throw new NotYet('The party may be told of the document just now.')
    if (!told) return markMessage(db, messageId, { status: 'SKIPPED' })
  }
  const sender = senders[message.channel]
  if (!sender) throw new Error(`This process has no settings to send ${message.channel} by.`)
  const letter = {
    messageId,
    kind: message.kind,
    to: { name: party.name, address: message.address },
    sender: found.sender,
    document,
    party,
    signingUrl: signingUrl(publicUrl, party.signingToken),
  }
  try {
    const { providerId } = await sender.send(letter)
    await recordOutcome(messageId, 'SENT', { providerId }, { db, now })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await recordOutcome(messageId, 'BOUNCED', { detail: error.message }, { db, now })
  }
}
