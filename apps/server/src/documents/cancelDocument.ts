import type { Handler } from '../operation.ts'
import { Problem } from '../problem.ts'
import { endDocument } from './end.ts'
import { lockedDocument } from './locked-document.ts'

export const cancelDocument: Handler<'cancelDocument'> = async ({ path, body }, { db, now, account, actor, outbox }) =>
  db.transaction().execute(async (tx) => {
    const { id, status, lockedAt } = await lockedDocument(tx, { id: path.id, accountId: account.id }, now)
    if (status !== 'SENT') {
      throw new Problem(
        'document_not_sent',
        `The document is ${status}. Only a document that is SENT can be cancelled.`,
      )
    }
    return endDocument(tx, id, { status: 'CANCELLED', reason: body.reason }, { actor, outbox, now: lockedAt })
  })
