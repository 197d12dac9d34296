import type { Outbox } from '#domain/outbox/outbox.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { LockedDocument } from './lock.ts'
import { firstReminder } from './reminder-rules.ts'
import { startReminders } from './turn-store.ts'
import { mustAct, turnMessage } from './turns.ts'

/**
 * Call this after an update of a party that already had its turn. It sends a new invitation if the party has a new link, or if it must act now but
 * only followed the document before. The count of its reminders starts again.
 *
 * @throws Problem `message_limit_reached`, which also rolls back the change.
 */
export async function inviteAgain(
  document: LockedDocument,
  outbox: Outbox,
  { before, newLink }: { before: LockedParty; newLink: boolean },
): Promise<void> {
  const { tx, id, status, reminders, now } = document
  if (status !== 'SENT') return
  const parties = await findStoredParties(tx, id)
  const party = parties.find(({ id }) => id === before.id)!
  if (before.releasedAt === null || party.releasedAt === null) return
  if (!mustAct(party)) await startReminders(document, party.id, null)
  const mustActNow = mustAct(party) && !mustAct(before)
  if (!newLink && !mustActNow) return
  await outbox.post(document, [{ party, kind: turnMessage(party, parties) }], 'refuse')
  if (mustAct(party)) await startReminders(document, party.id, firstReminder(reminders, now))
}
