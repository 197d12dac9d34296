import { requireDraft } from '../lifecycle/document-rules.ts'
import { withLockedDocument } from '../lifecycle/lock.ts'
import type { Handler } from '../operation.ts'
import { eraseDocument } from './store.ts'

export const deleteDocument: Handler<'deleteDocument'> = ({ path }, { account, ...deps }) =>
  withLockedDocument(deps, { id: path.id, accountId: account.id }, async ({ tx, id, status }) => {
    requireDraft(status, 'deleted')
    await eraseDocument(tx, id)
    return { id, deleted: true }
  })
