import type { Handler } from '#api/operation.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { ownFields } from './own-fields.ts'

export const listFields: Handler<'listFields'> = async ({ path }, { db, viewer }) => {
  const key = { id: path.id, ...viewer }
  const fields = await ownFields(db, key)
  if (fields.length === 0 && !(await hasDocument(db, key))) throw new Problem('document_not_found')
  return { fields }
}
