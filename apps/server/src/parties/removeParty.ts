import type { Handler } from '../operation.ts'
import { lockedParty } from './locked-party.ts'
import { removalRefusal } from './party.ts'
import { eraseParty } from './store.ts'

export const removeParty: Handler<'removeParty'> = async ({ path }, { db, account }) =>
  db.transaction().execute(async (tx) => {
    const { status, party } = await lockedParty(tx, { ...path, accountId: account.id })
    const refusal = removalRefusal(status, party)
    if (refusal) throw refusal
    await eraseParty(tx, party.id)
    return { id: party.id, documentId: party.documentId, deleted: true }
  })
