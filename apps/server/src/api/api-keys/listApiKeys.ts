import { scopes as allScopes } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { findKeys } from '#domain/accounts/key-store.ts'
import { readCursor } from '#platform/database/pagination.ts'

export const listApiKeys: Handler<'listApiKeys'> = async ({ query }, { db, account }) => {
  const page = { limit: query.limit, after: readCursor('key', query.cursor) }
  const { rows, nextCursor } = await findKeys(db, account.id, page)
  return { apiKeys: rows.map((key) => ({ ...key, scopes: key.scopes ?? [...allScopes] })), nextCursor }
}
