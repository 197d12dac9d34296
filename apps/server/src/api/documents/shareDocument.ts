import type { Handler } from '#api/operation.ts'
import { insertViewer } from '#domain/documents/viewer-store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { lockColleague } from '#domain/members/member-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const shareDocument: Handler<'shareDocument'> = ({ path }, { account, viewer, ...deps }) =>
  withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    const member = await lockColleague(document.tx, { id: path.memberId, accountId: account.id })
    if (!member) throw new Problem('member_not_found')
    return insertViewer(document, member.id)
  })
