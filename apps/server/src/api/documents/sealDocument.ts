import type { Handler } from '#api/operation.ts'
import { findDocument } from '#domain/documents/store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { sealNow } from '#domain/lifecycle/seal-attempts.ts'
import { Problem } from '#platform/problems/problem.ts'

export const sealDocument: Handler<'sealDocument'> = ({ path }, { viewer, outbox, ...deps }) => {
  const key = { id: path.id, ...viewer }
  return withLockedDocument(deps, key, async (document) => {
    const { tx, status, sealStatus, lockedAt } = document
    if (sealStatus === 'SEALED') throw new Problem('seal_not_pending', 'The document is already sealed.')
    if (sealStatus === null) {
      const detail = `The document is ${status}. It is sealed when all parties have acted.`
      throw new Problem('seal_not_pending', detail)
    }
    await sealNow(document, outbox)
    return (await findDocument(tx, key, lockedAt))!
  })
}
