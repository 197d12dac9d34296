import type { Handler } from '../operation.ts'
import { lockedParty } from './locked-party.ts'
import { reminderRefusal } from './party.ts'
import { findStoredParties, markReminded } from './store.ts'

export const remindParty: Handler<'remindParty'> = async ({ path }, { db, now, account }) =>
  db.transaction().execute(async (tx) => {
    const { status, party } = await lockedParty(tx, { ...path, accountId: account.id })
    const refusal = reminderRefusal(status, party, await findStoredParties(tx, party.documentId), now())
    if (refusal) throw refusal
    return markReminded(tx, party.id, now())
  })
