import type { Actor } from '#domain/events/store.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import type { PartyRow } from '#domain/parties/store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { LockedDocument } from './lock.ts'
import { nextReminder } from './reminder-rules.ts'
import { markReminded } from './turn-store.ts'
import { mustAct } from './turns.ts'

/**
 * Reminds parties of a document. A reminder on request also postpones the next automatic reminder, but does not count as an automatic one.
 *
 * @throws Problem `message_limit_reached`. Then nothing is changed.
 */
export async function remind(
  document: LockedDocument,
  parties: LockedParty[],
  { actor, outbox }: { actor: Actor; outbox: Outbox },
): Promise<PartyRow[]> {
  const { reminders, now } = document
  const messages = parties.map((party) => ({ party, kind: 'REMINDER' }) as const)
  await outbox.post(document, messages, 'refuse')
  const plans = parties.map((party) => {
    const remindersSent = party.remindersSent + (actor.type === 'SYSTEM' ? 1 : 0)
    const nextReminderAt = mustAct(party) ? nextReminder(reminders, remindersSent, now) : null
    return { id: party.id, remindersSent, nextReminderAt }
  })
  const reminded: PartyRow[] = []
  // There is one statement for each group of parties with the same values. Most parties have had the same number of reminders, so there are few
  // groups.
  const groups = Map.groupBy(plans, ({ remindersSent, nextReminderAt }) => `${remindersSent} ${nextReminderAt}`)
  for (const group of groups.values()) {
    const ids = group.map(({ id }) => id)
    reminded.push(...(await markReminded(document, ids, group[0]!)))
  }
  document.record(...parties.map((party) => ({ type: 'party.reminded', partyId: party.id, actor }) as const))
  return reminded
}
