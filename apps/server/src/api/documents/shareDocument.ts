import type { Handler } from '#api/operation.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { findViewers, insertViewer } from '#domain/documents/viewer-store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { lockColleague } from '#domain/members/member-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { recordSharing } from './record-sharing.ts'

/** Whoever may change the document may share it, so that a team helps itself. The log of the account says who did. */
export const shareDocument: Handler<'shareDocument'> = ({ path }, context) =>
  withLockedDocument(context, { id: path.id, ...context.viewer }, async (document) => {
    const member = await lockColleague(document.tx, { id: path.memberId, accountId: context.account.id })
    if (!member) throw new Problem('member_not_found')
    if (await insertViewer(document, member.id))
      await recordSharing(document, context, { type: 'document.shared', changes: firstValues({ member: member.name }) })
    return (await findViewers(document.tx, document.id)).find(({ id }) => id === member.id)!
  })
