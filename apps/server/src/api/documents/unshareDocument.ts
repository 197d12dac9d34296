import type { Handler } from '#api/operation.ts'
import { eraseViewer } from '#domain/documents/viewer-store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { Problem } from '#platform/problems/problem.ts'

export const unshareDocument: Handler<'unshareDocument'> = ({ path }, { viewer, ...deps }) =>
  withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    const isErased = await eraseViewer(document, path.memberId)
    if (!isErased) throw new Problem('member_not_found', 'The document is not shared with this member.')
    return { id: path.memberId, deleted: true as const }
  })
