import type { Handler } from '#api/operation.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { findParties } from '#domain/parties/store.ts'
import { withNumber } from '#domain/personal-numbers/columns.ts'
import { Problem } from '#platform/problems/problem.ts'
import { withSigningUrl } from './with-signing-url.ts'

export const listParties: Handler<'listParties'> = async ({ path }, context) => {
  const { db, account, personalNumbers } = context
  const key = { id: path.id, accountId: account.id }
  const parties = await findParties(db, key)
  if (parties.length === 0 && !(await hasDocument(db, key))) throw new Problem('document_not_found')
  return { parties: parties.map((party) => withSigningUrl(withNumber(party, personalNumbers), context)) }
}
