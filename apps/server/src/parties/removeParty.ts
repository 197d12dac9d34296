import { proceedAfterChange } from '../documents/proceed.ts'
import { recordEvents } from '../events/store.ts'
import type { Handler } from '../operation.ts'
import { lockedParty } from './locked-party.ts'
import { removalRefusal } from './party.ts'
import { eraseParty } from './store.ts'

export const removeParty: Handler<'removeParty'> = async ({ path }, { db, now, account, actor, outbox }) =>
  db.transaction().execute(async (tx) => {
    const { document, party } = await lockedParty(tx, { ...path, accountId: account.id }, now)
    const refusal = removalRefusal(document.status, party)
    if (refusal) throw refusal
    await eraseParty(tx, party.id)
    await recordEvents(tx, document.id, [{ type: 'party.removed', partyId: party.id, actor }], document.lockedAt)
    if (document.status === 'SENT') await proceedAfterChange(tx, document, outbox, party.id)
    return { id: party.id, documentId: party.documentId, deleted: true }
  })
