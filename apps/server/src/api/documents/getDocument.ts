import type { Handler } from '#api/operation.ts'
import { findDocument } from '#domain/documents/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getDocument: Handler<'getDocument'> = async ({ path }, { db, now, account }) => {
  const document = await findDocument(db, { id: path.id, accountId: account.id }, now())
  if (!document) throw new Problem('document_not_found')
  return document
}
