import { wasTold } from '#domain/outbox/message.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { findMessages } from '#domain/outbox/store.ts'
import { keepRemovedParty } from '#domain/parties/removed-party-store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { LockedDocument } from './lock.ts'
import { isReported } from './locked-link.ts'

/**
 * Stores the links of a removed party, so that their requests are answered with `party_removed`. Sends the party a message if an invitation was sent
 * or is queued, unless the wrong person has reported the link.
 */
export async function tellRemoved(document: LockedDocument, party: LockedParty, outbox: Outbox): Promise<void> {
  await keepRemovedParty(document, party)
  if (isReported(party) || wasTold(party, await findMessages(document.tx, document.id)) === false) return
  // The limit of the account must not stop the removal.
  await outbox.post(document, [{ party, kind: 'CANCELLED' }], 'send')
}
