import { findCompany } from '../companies/store.ts'
import { unknownCompany } from '../contacts/company-unknown.ts'
import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { firstReminder } from '../documents/document.ts'
import { proceedAfterChange } from '../documents/proceed.ts'
import type { LockedDocument } from '../documents/store.ts'
import { recordEvents } from '../events/store.ts'
import type { Handler } from '../operation.ts'
import { toE164 } from '../phone.ts'
import { lockedParty } from './locked-party.ts'
import { changedFields, changeRefusal, isReachedAnew, mustAct, nextSendStatus, turnMessage } from './party.ts'
import { changeParty, findStoredParties, startReminders, type StoredParty } from './store.ts'

export const updateParty: Handler<'updateParty'> = async ({ path, body }, { db, now, account, actor, outbox }) => {
  const change = body.phone === undefined ? body : { ...body, phone: toE164(body.phone)! }
  return db.transaction().execute(async (tx) => {
    const at = now()
    const { document, party } = await lockedParty(tx, { ...path, accountId: account.id }, at)
    const refusal = changeRefusal(document.status, party, change)
    if (refusal) throw refusal
    if (change.companyId !== undefined && !(await findCompany(tx, { id: change.companyId, accountId: account.id }))) {
      throw unknownCompany()
    }
    const sendStatus = nextSendStatus(party, change)
    const anew = isReachedAnew(party, change)
    const changed = await changeParty(tx, party.id, { ...change, sendStatus }, anew)
    const event = {
      type: 'party.updated',
      partyId: party.id,
      actor,
      data: { changed: changedFields(party, change) },
    } as const
    await recordEvents(tx, document.id, [event], at)
    if (document.status === 'SENT') {
      await proceedAfterChange(tx, { document, outbox, now: at }, party.id)
      await tellAnew(tx, party, anew, { document, outbox, now: at })
    }
    return changed
  })
}

/**
 * Whoever had been told at the old address is told at the new one, with the new link. Reminders are counted from there, as they are from
 * when a party that had only been informed comes to have to act.
 */
async function tellAnew(
  tx: Database,
  before: StoredParty,
  anew: boolean,
  { document, outbox, now }: { document: LockedDocument; outbox: Outbox; now: Date },
) {
  const parties = await findStoredParties(tx, document.id)
  const party = parties.find(({ id }) => id === before.id)!
  if (before.releasedAt === null || party.releasedAt === null) return
  if (anew) await outbox.post(tx, [{ party, kind: turnMessage(party, parties) }], now)
  if (!mustAct(party)) await startReminders(tx, [party.id], null)
  else if (anew || !mustAct(before)) await startReminders(tx, [party.id], firstReminder(document.reminders, now))
}
