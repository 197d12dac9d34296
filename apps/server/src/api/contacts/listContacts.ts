import type { Handler } from '#api/operation.ts'
import { findContacts } from '#domain/contacts/list-store.ts'

export const listContacts: Handler<'listContacts'> = async ({ query }, { account, ...deps }) => {
  const { limit, cursor, sort, from, ...filter } = query
  // An unencoded + in a query means a space. No e-mail address contains a space, but many contain a plus.
  if (filter.email !== undefined) filter.email = filter.email.replaceAll(' ', '+')
  const { rows, nextCursor } = await findContacts(deps, account.id, filter, { limit, sort, from, cursor })
  return { contacts: rows, nextCursor }
}
