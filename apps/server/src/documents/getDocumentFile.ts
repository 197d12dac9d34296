import type { Handler } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { readFile } from './file-store.ts'

export const getDocumentFile: Handler<'getDocumentFile'> = async ({ path }, { db, account }) => {
  const file = await readFile(db, { id: path.id, accountId: account.id })
  if (!file) throw new Problem('document_not_found')
  return { ...file, type: 'application/pdf' }
}
