import type { Handler } from '#api/operation.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { ownFields } from './own-fields.ts'

export const getField: Handler<'getField'> = async ({ path }, { db, viewer }) => {
  const key = { id: path.id, ...viewer }
  const field = (await ownFields(db, key)).find(({ id }) => id === path.fieldId)
  if (field) return field
  throw new Problem((await hasDocument(db, key)) ? 'field_not_found' : 'document_not_found')
}
