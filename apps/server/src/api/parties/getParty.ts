import type { Handler } from '#api/operation.ts'
import { partyNotFound } from '#domain/parties/party-not-found.ts'
import { findParty } from '#domain/parties/store.ts'
import { withNumber } from '#domain/personal-numbers/columns.ts'
import { withSigningUrl } from './with-signing-url.ts'

export const getParty: Handler<'getParty'> = async ({ path }, context) => {
  const { db, viewer, personalNumbers } = context
  const key = { ...path, ...viewer }
  const party = await findParty(db, key)
  if (!party) throw await partyNotFound(db, key)
  return withSigningUrl(withNumber(party, personalNumbers), context)
}
