import type { Handler } from '../operation.ts'
import { lockedParty } from './locked-party.ts'
import { reminderRefusal } from './party.ts'
import { remind } from './remind.ts'
import { findStoredParties } from './store.ts'

export const remindParty: Handler<'remindParty'> = async ({ path }, { db, now, account, actor, outbox }) =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const { document, party } = await lockedParty(tx, { ...path, accountId: account.id }, at)
    const refusal = reminderRefusal(
      document.status,
      party,
      await findStoredParties(tx, document.id),
      outbox.channels,
      at,
    )
    if (refusal) throw refusal
    return remind(tx, document, party, { actor, outbox, now: at })
  })
