import type { Handler } from '#api/operation.ts'
import { findContact } from '#domain/contacts/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getContact: Handler<'getContact'> = async ({ path }, { account, ...deps }) => {
  const contact = await findContact(deps, { id: path.id, accountId: account.id })
  if (!contact) throw new Problem('contact_not_found')
  return contact
}
