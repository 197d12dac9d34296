import type { Handler } from '../operation.ts'
import { Problem } from '../problem.ts'
import { checkedExpiry, notDraft } from './document.ts'
import { changeDraft, findDocument } from './store.ts'

export const updateDocument: Handler<'updateDocument'> = async ({ path, body }, { db, now, account }) => {
  const key = { id: path.id, accountId: account.id }
  const { title, message, language, externalId } = body
  const change = { title, message, language, externalId, expiresAt: checkedExpiry(body.expiresAt, now()) }
  const changed = await changeDraft(db, key, change, now())
  if (changed) return changed
  const current = await findDocument(db, key)
  throw current ? notDraft(current.status) : new Problem('document_not_found')
}
