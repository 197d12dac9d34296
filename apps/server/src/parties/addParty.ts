import { maxParties } from '../limits.ts'
import type { Handler } from '../operation.ts'
import { Problem } from '../problem.ts'
import { additionRefusal, firstSendStatus } from './party.ts'
import { countParties, insertParty, lockDocument } from './store.ts'

/** The document is locked before its parties are counted, so that concurrent additions can't pass the limit together. */
export const addParty: Handler<'addParty'> = async ({ path, body }, { db, account }) => {
  const key = { id: path.id, accountId: account.id }
  return db.transaction().execute(async (tx) => {
    const status = await lockDocument(tx, key)
    if (!status) throw new Problem('document_not_found')
    const refusal = additionRefusal(status)
    if (refusal) throw refusal
    if ((await countParties(tx, key.id)) >= maxParties) throw new Problem('party_limit_reached')
    const sendStatus = firstSendStatus(body.deliveryMethod)
    const party = await insertParty(tx, key, { ...body, signingOrder: body.signingOrder ?? null, sendStatus })
    if (party) return party
    throw new Problem('contact_unknown', undefined, {
      errors: [
        { pointer: '/contactId', code: 'unknown', detail: 'is not the identifier of a contact of this account' },
      ],
    })
  })
}
