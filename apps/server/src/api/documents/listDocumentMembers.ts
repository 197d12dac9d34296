import type { Handler } from '#api/operation.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { findViewers } from '#domain/documents/viewer-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const listDocumentMembers: Handler<'listDocumentMembers'> = async ({ path }, { db, viewer }) => {
  if (!(await hasDocument(db, { id: path.id, ...viewer }))) throw new Problem('document_not_found')
  return { members: await findViewers(db, path.id) }
}
