import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { partyFields, type PartyRow } from '#domain/parties/store.ts'
import { arrayOf } from '#platform/database/lists.ts'
import type { Channel, Database } from '#platform/database/tables.ts'

/**
 * Stores a reminder. `nextReminderAt` is the time of the next automatic reminder, or null if there is none. A sender that reminds a party confirms
 * its address, so the reminder clears a report of the wrong person.
 */
export function markReminded(
  { tx, lockedAt }: DocumentLock,
  ids: string[],
  { remindersSent, nextReminderAt }: { remindersSent: number; nextReminderAt: string | null },
): Promise<PartyRow[]> {
  return tx
    .updateTable('parties')
    .set({
      reminded_at: lockedAt.toISOString(),
      reminders_sent: remindersSent,
      next_reminder_at: nextReminderAt,
      wrong_person_at: null,
    })
    .where('id', 'in', ids)
    .returning(partyFields)
    .execute()
}

export async function postponeReminders({ tx }: DocumentLock, parties: { id: string }[], until: Date) {
  const ids = parties.map(({ id }) => id)
  await tx.updateTable('parties').set({ next_reminder_at: until.toISOString() }).where('id', 'in', ids).execute()
}

/** Stores when the next automatic reminders of parties are due, or null for never. */
export async function planReminders({ tx }: DocumentLock, plans: { id: string; nextReminderAt: string | null }[]) {
  if (plans.length === 0) return
  const ids = plans.map(({ id }) => id)
  const times = plans.map(({ nextReminderAt }) => nextReminderAt)
  await sql`
    update parties set next_reminder_at = plan.at
    from unnest(${arrayOf(ids, 'text')}, ${arrayOf(times, 'timestamptz')}) as plan (id, at)
    where parties.id = plan.id`.execute(tx)
}

/** Begins the turns of parties. `firstReminderAt` is the time of the first automatic reminder of the parties that must act, or null if there is none. */
export async function beginTurns(
  { tx, lockedAt }: DocumentLock,
  parties: { id: string; mustAct: boolean }[],
  firstReminderAt: string | null,
) {
  if (parties.length === 0) return
  const ids = parties.map(({ id }) => id)
  const mustAct = parties.map(({ mustAct }) => mustAct)
  // This is one statement, because each change of `next_reminder_at` writes an entry into every index of the table.
  await sql`
    update parties set released_at = ${lockedAt.toISOString()}, reminders_sent = 0,
      next_reminder_at = case when turn.must_act then ${firstReminderAt}::timestamptz end
    from unnest(${arrayOf(ids, 'text')}, ${arrayOf(mustAct, 'boolean')}) as turn (id, must_act)
    where parties.id = turn.id`.execute(tx)
}

/** Starts the count of automatic reminders at zero. `nextReminderAt` is the time of the first one, or null if there is none. */
export async function startReminders({ tx }: DocumentLock, partyId: string, nextReminderAt: string | null) {
  await tx
    .updateTable('parties')
    .set({ reminders_sent: 0, next_reminder_at: nextReminderAt })
    .where('id', '=', partyId)
    .execute()
}

export async function endTurns({ tx }: DocumentLock, ids: string[]) {
  if (ids.length === 0) return
  await tx.updateTable('parties').set({ released_at: null, next_reminder_at: null }).where('id', 'in', ids).execute()
}

export function endReminders({ tx, id }: DocumentLock) {
  return tx
    .updateTable('parties')
    .set({ next_reminder_at: null })
    .where('document_id', '=', id)
    .where('next_reminder_at', 'is not', null)
    .execute()
}

/**
 * Returns a page of the parties that are due for an automatic reminder and can be reached by one of the channels. The parties that have
 * waited longest come first. `after` is the last party of the page before.
 */
export async function findPartiesToRemind(
  db: Database,
  channels: ReadonlySet<Channel>,
  { now, after, limit }: { now: Date; after: { id: string; nextReminderAt: string | null } | undefined; limit: number },
): Promise<{ id: string; documentId: string; accountId: string; nextReminderAt: string | null }[]> {
  if (channels.size === 0) return []
  let query = db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select([
      'parties.id',
      'document_id as documentId',
      'account_id as accountId',
      'next_reminder_at as nextReminderAt',
    ])
    .where('next_reminder_at', '<=', now.toISOString())
    .where('delivery_method', 'in', [...channels])
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('next_reminder_at', 'parties.id'), '>', tuple(after.nextReminderAt, after.id)),
    )
  }
  return query.orderBy('next_reminder_at').orderBy('parties.id').limit(limit).execute()
}
