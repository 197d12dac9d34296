import type { Handler } from '#api/operation.ts'
import { eraseContact } from '#domain/contacts/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const deleteContact: Handler<'deleteContact'> = async ({ path }, { db, account }) => {
  if (!(await eraseContact(db, { id: path.id, accountId: account.id }))) throw new Problem('contact_not_found')
  return { id: path.id, deleted: true }
}
