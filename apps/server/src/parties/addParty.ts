import { lockedDocument } from '../documents/locked-document.ts'
import { proceedAfterChange } from '../documents/proceed.ts'
import { recordEvents } from '../events/store.ts'
import { maxParties } from '../limits.ts'
import type { Handler } from '../operation.ts'
import { Problem } from '../problem.ts'
import { additionRefusal, firstSendStatus } from './party.ts'
import { countParties, insertParty } from './store.ts'

/** The document is locked before its parties are counted, so that concurrent additions can't pass the limit together. */
export const addParty: Handler<'addParty'> = async ({ path, body }, { db, now, account, actor, outbox }) => {
  const key = { id: path.id, accountId: account.id }
  return db.transaction().execute(async (tx) => {
    const document = await lockedDocument(tx, key, now)
    const refusal = additionRefusal(document.status)
    if (refusal) throw refusal
    if ((await countParties(tx, key.id)) >= maxParties) throw new Problem('party_limit_reached')
    const sendStatus = firstSendStatus(body.deliveryMethod)
    const party = await insertParty(tx, key, { ...body, signingOrder: body.signingOrder ?? null, sendStatus })
    if (!party) throw contactUnknown()
    await recordEvents(tx, key.id, [{ type: 'party.added', partyId: party.id, actor }], document.lockedAt)
    if (document.status === 'SENT') await proceedAfterChange(tx, document, outbox, party.id)
    return party
  })
}

function contactUnknown(): Problem {
  return new Problem('contact_unknown', undefined, {
    errors: [{ pointer: '/contactId', code: 'unknown', detail: 'is not the identifier of a contact of this account' }],
  })
}
