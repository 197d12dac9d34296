import type { Handler } from '#api/operation.ts'
import { changesOf } from '#domain/account-log/changes.ts'
import { eraseViewer } from '#domain/documents/viewer-store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { findEarlierMember } from '#domain/members/member-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { recordSharing } from './record-sharing.ts'

export const unshareDocument: Handler<'unshareDocument'> = ({ path }, context) =>
  withLockedDocument(context, { id: path.id, ...context.viewer }, async (document) => {
    const id = path.memberId
    const member = await findEarlierMember(document.tx, { id, accountId: context.account.id })
    const changes = changesOf({ member: member?.name ?? null }, { member: null })
    // Before the change, because whoever ends it for themselves does not see the document any more.
    if (member) await recordSharing(document, context, { type: 'document.unshared', changes })
    if (!member || !(await eraseViewer(document, id)))
      throw new Problem('member_not_found', 'The document is not shared with this member.')
    return { id, deleted: true as const }
  })
