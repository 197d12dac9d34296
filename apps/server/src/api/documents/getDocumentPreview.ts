import type { Handler } from '#api/operation.ts'
import { findPreview } from '#domain/documents/preview-store.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getDocumentPreview: Handler<'getDocumentPreview'> = async ({ path }, { db, viewer }) => {
  if (!(await hasDocument(db, { id: path.id, ...viewer }))) throw new Problem('document_not_found')
  const picture = await findPreview(db, path.id)
  if (!picture) throw new Problem('preview_not_found')
  return picture
}
