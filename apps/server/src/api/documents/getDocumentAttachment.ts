import type { Handler } from '#api/operation.ts'
import { findAttachment, readAttachment } from '#domain/documents/attachment-store.ts'
import { findFile } from '#domain/documents/file-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getDocumentAttachment: Handler<'getDocumentAttachment'> = async ({ path }, { db, viewer }) => {
  if (!(await findFile(db, { id: path.id, ...viewer }))) throw new Problem('document_not_found')
  const found = await findAttachment(db, path.id, path.number)
  if (!found) throw new Problem('attachment_not_found')
  return {
    ...found,
    type: 'application/octet-stream',
    read: (range) => readAttachment(db, path.id, path.number, range),
  }
}
