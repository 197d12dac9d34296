import type { Handler } from '#api/operation.ts'
import { requireCancellable } from '#domain/lifecycle/document-rules.ts'
import { endDocument } from '#domain/lifecycle/end-document.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { stopSealing } from '#domain/lifecycle/seal-attempts.ts'

export const cancelDocument: Handler<'cancelDocument'> = ({ path, body }, { viewer, actor, outbox, ...deps }) =>
  withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    requireCancellable(document)
    if (document.sealStatus !== null) await stopSealing(document)
    return endDocument(document, { status: 'CANCELLED', reason: body.reason }, { actor, outbox })
  })
