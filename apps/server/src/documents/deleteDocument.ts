import type { Handler } from '../operation.ts'
import { Problem } from '../problem.ts'
import { notDraft } from './document.ts'
import { eraseDraft, findDocument } from './store.ts'

export const deleteDocument: Handler<'deleteDocument'> = async ({ path }, { db, now, account }) => {
  const key = { id: path.id, accountId: account.id }
  if (await eraseDraft(db, key)) return { id: path.id, deleted: true }
  const current = await findDocument(db, key, now())
  throw current ? notDraft(current.status, 'deleted') : new Problem('document_not_found')
}
