import type { Handler } from '#api/operation.ts'
import { changeContact } from '#domain/contacts/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { rethrowCompanyUnknown } from './rethrow-company-unknown.ts'

export const updateContact: Handler<'updateContact'> = async ({ path, body }, { now, account, ...deps }) => {
  const contact = await changeContact(deps, { id: path.id, accountId: account.id }, body, now()).catch(
    (error: unknown) => rethrowCompanyUnknown(error),
  )
  if (!contact) throw new Problem('contact_not_found')
  return contact
}
