import type { Handler } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { findDocument } from './store.ts'

export const getDocument: Handler<'getDocument'> = async ({ path }, { db, now, account }) => {
  const document = await findDocument(db, { id: path.id, accountId: account.id }, now())
  if (!document) throw new Problem('document_not_found')
  return document
}
