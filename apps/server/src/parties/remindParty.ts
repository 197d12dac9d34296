import type { Handler } from '../operation.ts'
import { lockedParty } from './locked-party.ts'
import { reminderRefusal } from './party.ts'
import { remind } from './remind.ts'
import { findStoredParties } from './store.ts'

export const remindParty: Handler<'remindParty'> = async ({ path }, { db, now, account, actor, outbox }) =>
  db.transaction().execute(async (tx) => {
    const { document, party } = await lockedParty(tx, { ...path, accountId: account.id }, now)
    const { id, status, lockedAt } = document
    const parties = await findStoredParties(tx, id)
    const refusal = reminderRefusal(status, party, parties, outbox.channels, lockedAt)
    if (refusal) throw refusal
    const [reminded] = await remind(tx, document, [party], { actor, outbox })
    return reminded!
  })
