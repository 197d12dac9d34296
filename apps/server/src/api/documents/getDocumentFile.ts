import type { Handler } from '#api/operation.ts'
import { findFile, readFileRange } from '#domain/documents/file-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getDocumentFile: Handler<'getDocumentFile'> = async ({ path }, { db, viewer }) => {
  const file = await findFile(db, { id: path.id, ...viewer })
  if (!file) throw new Problem('document_not_found')
  return { ...file, type: 'application/pdf', read: (range) => readFileRange(db, path.id, range) }
}
