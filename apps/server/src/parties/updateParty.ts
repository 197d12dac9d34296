import { findCompany } from '../companies/store.ts'
import { unknownCompany } from '../contacts/company-unknown.ts'
import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { firstReminder } from '../documents/document.ts'
import { proceedAfterChange } from '../documents/proceed.ts'
import type { LockedDocument } from '../documents/lock.ts'
import { recordEvents } from '../events/store.ts'
import type { Handler } from '../operation.ts'
import { toE164 } from '../phone.ts'
import { lockedParty } from './locked-party.ts'
import { changedFields, changeRefusal, isReachedAnew, mustAct, nextSendStatus, turnMessage } from './party.ts'
import { changeParty, findStoredParties, type StoredParty } from './store.ts'
import { startReminders } from './turn-store.ts'

/** A change that gives no field another value is answered, and leaves no trace. */
export const updateParty: Handler<'updateParty'> = async ({ path, body }, { db, now, account, actor, outbox }) => {
  const change = body.phone === undefined ? body : { ...body, phone: toE164(body.phone)! }
  return db.transaction().execute(async (tx) => {
    const { document, party } = await lockedParty(tx, { ...path, accountId: account.id }, now)
    const refusal = changeRefusal(document.status, party, change)
    if (refusal) throw refusal
    if (change.companyId !== undefined && !(await findCompany(tx, { id: change.companyId, accountId: account.id }))) {
      throw unknownCompany()
    }
    const anew = isReachedAnew(party, change)
    const after = await changeParty(tx, party.id, { ...change, sendStatus: nextSendStatus(party, change) }, anew)
    const changed = changedFields(party, change)
    if (changed.length === 0) return after
    const event = { type: 'party.updated', partyId: party.id, actor, data: { changed } } as const
    await recordEvents(tx, document.id, [event], document.lockedAt)
    if (document.status === 'SENT') {
      await proceedAfterChange(tx, document, outbox, party.id)
      await tellAnew(tx, document, outbox, party, anew)
    }
    return after
  })
}

/**
 * Whoever had been told at the old address is told at the new one, with the new link, and who had only been informed is told when it comes
 * to have to act. Reminders are counted from there.
 */
async function tellAnew(
  tx: Database,
  document: LockedDocument,
  outbox: Outbox,
  before: StoredParty,
  isReachedAnew: boolean,
) {
  const parties = await findStoredParties(tx, document.id)
  const party = parties.find(({ id }) => id === before.id)!
  if (before.releasedAt === null || party.releasedAt === null) return
  if (!mustAct(party)) await startReminders(tx, [party.id], null)
  const isAsked = mustAct(party) && !mustAct(before)
  if (!isReachedAnew && !isAsked) return
  await outbox.post(tx, [{ party, kind: turnMessage(party, parties) }], document.lockedAt)
  if (mustAct(party)) await startReminders(tx, [party.id], firstReminder(document.reminders, document.lockedAt))
}
