import type { Handler } from '#api/operation.ts'
import { requireNotSealing } from '#domain/lifecycle/document-rules.ts'
import { endDocument } from '#domain/lifecycle/end-document.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { Problem } from '#platform/problems/problem.ts'

export const cancelDocument: Handler<'cancelDocument'> = ({ path, body }, { account, actor, outbox, ...deps }) =>
  withLockedDocument(deps, { id: path.id, accountId: account.id }, async (document) => {
    if (document.status !== 'SENT') {
      const detail = `The document is ${document.status}. Only a document that is SENT can be cancelled.`
      throw new Problem('document_not_sent', detail)
    }
    requireNotSealing(document)
    return endDocument(document, { status: 'CANCELLED', reason: body.reason }, { actor, outbox })
  })
