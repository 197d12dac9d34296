import type { Handler } from '#api/operation.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { partiesOf } from './parties-of.ts'

export const listParties: Handler<'listParties'> = async ({ path }, context) => {
  const key = { id: path.id, ...context.viewer }
  const parties = await partiesOf(key, context)
  if (parties.length === 0 && !(await hasDocument(context.db, key))) throw new Problem('document_not_found')
  return { parties }
}
