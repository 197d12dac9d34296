import type { Handler } from '../operation.ts'
import { withNumber } from '../personal-numbers/columns.ts'
import { partyNotFound } from './party-not-found.ts'
import { withSigningUrl } from './signing-url.ts'
import { findParty } from './store.ts'

export const getParty: Handler<'getParty'> = async ({ path }, context) => {
  const { db, account, personalNumbers } = context
  const key = { ...path, accountId: account.id }
  const party = await findParty(db, key)
  if (!party) throw await partyNotFound(db, key)
  return withSigningUrl(withNumber(party, personalNumbers), context)
}
