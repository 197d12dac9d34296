import { system } from '#domain/events/store.ts'
import { checkFit, fitOutdated } from '#domain/fields/fit-check.ts'
import type { FitAnswers } from '#domain/fields/fit-rules.ts'
import { findFieldsToSend } from '#domain/fields/store.ts'
import type { OverLimit } from '#domain/outbox/message-limit.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import { requireComplete } from './document-rules.ts'
import type { LockedDocument } from './lock.ts'
import { firstReminder } from './reminder-rules.ts'
import { beginSealing } from './seal-attempts.ts'
import { beginTurns, endTurns } from './turn-store.ts'
import { hasEveryoneActed, mustAct, turnMessage, turnsOf } from './turns.ts'

/**
 * Call this after a change of a party. It checks that the document is still complete, then advances the turns. Does nothing while the document is a
 * draft.
 *
 * @param answers - whether texts fit that another process has set before the change. Absent if the change does not affect the texts in fields.
 * @throws Problem `document_incomplete`, `message_limit_reached`, `server_busy`, which also roll back the change.
 */
export async function advanceTurnsAfterChange(
  document: LockedDocument,
  { outbox, bankId }: Pick<Services, 'outbox' | 'bankId'>,
  partyId: string,
  answers?: FitAnswers,
): Promise<void> {
  if (document.status !== 'SENT') return
  const { tx, id } = document
  const parties = await findStoredParties(tx, id)
  const fields = await findFieldsToSend(tx, id)
  const changed = parties.filter(({ id }) => id === partyId)
  const own = fields.fields.filter((field) => field.partyId === partyId)
  const { faults, unknown } = await checkFit({ db: tx, id }, answers ? own : [], changed, answers ?? new Map())
  if (unknown.length > 0) throw fitOutdated()
  requireComplete(document, parties, changed, fields, { channels: outbox.channels, bankId }, faults)
  await advanceTurns(document, outbox, { parties, over: 'refuse' })
}

/**
 * Begins the turns that are due, and sends a message to each of these parties. Ends the turns of parties that must wait again. After the last act,
 * begins to seal the document. The last act can also be the removal of the last party that had not signed.
 *
 * @throws Problem `message_limit_reached` if `over` is `refuse`.
 */
export async function advanceTurns(
  document: LockedDocument,
  outbox: Outbox,
  { parties, over }: { parties: LockedParty[]; over: OverLimit },
): Promise<void> {
  const { reminders, now } = document
  const { begin, end } = turnsOf(parties)
  document.record(...begin.map(({ id }) => ({ type: 'party.released', partyId: id, actor: system }) as const))
  const messages = begin.map((party) => ({ party, kind: turnMessage(party, parties) }))
  document.beforeCommit((lock) => outbox.post(lock, messages, over))
  const turns = begin.map((party) => ({ id: party.id, mustAct: mustAct(party) }))
  await endTurns(document, idsOf(end))
  await beginTurns(document, turns, firstReminder(reminders, now))
  if (hasEveryoneActed(parties)) await beginSealing(document, outbox)
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
