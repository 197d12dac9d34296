import type { Handler } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { findContact } from './store.ts'

export const getContact: Handler<'getContact'> = async ({ path }, { account, ...deps }) => {
  const contact = await findContact(deps, { id: path.id, accountId: account.id })
  if (!contact) throw new Problem('contact_not_found')
  return contact
}
