import { ownFields } from '#api/fields/own-fields.ts'
import type { Handler } from '#api/operation.ts'
import { partiesOf } from '#api/parties/parties-of.ts'
import { findDocument } from '#domain/documents/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getDocument: Handler<'getDocument'> = async ({ path, query }, context) => {
  const { db, now, viewer } = context
  const key = { id: path.id, ...viewer }
  const document = await findDocument(db, key, now())
  if (!document) throw new Problem('document_not_found')
  const { include = [] } = query
  return {
    ...document,
    ...(include.includes('parties') && { parties: await partiesOf(key, context) }),
    ...(include.includes('fields') && { fields: await ownFields(db, key) }),
  }
}
