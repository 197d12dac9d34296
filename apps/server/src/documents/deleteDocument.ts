import type { Handler } from '../operation.ts'
import { notDraft } from './document.ts'
import { lockedDocument } from './locked-document.ts'
import { eraseDocument } from './store.ts'

export const deleteDocument: Handler<'deleteDocument'> = async ({ path }, { db, now, account }) =>
  db.transaction().execute(async (tx) => {
    const { id, status } = await lockedDocument(tx, { id: path.id, accountId: account.id }, now)
    if (status !== 'DRAFT') throw notDraft(status, 'deleted')
    await eraseDocument(tx, id)
    return { id, deleted: true }
  })
