import type { PartyWithSigningUrl } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import type { DocumentKey } from '#domain/documents/store.ts'
import { findParties } from '#domain/parties/store.ts'
import { withNumber } from '#domain/personal-numbers/columns.ts'
import { withSigningUrl } from './with-signing-url.ts'

/** Returns the parties of the document as a list shows them, in the order in which they were added. */
export async function partiesOf(key: DocumentKey, context: Context): Promise<PartyWithSigningUrl[]> {
  const parties = await findParties(context.db, key)
  return parties.map((party) => withSigningUrl(withNumber(party, context.personalNumbers), context))
}
