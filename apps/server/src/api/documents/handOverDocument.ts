import { memberUnknown } from '#api/members/member-unknown.ts'
import type { Handler } from '#api/operation.ts'
import { changesOf } from '#domain/account-log/changes.ts'
import { findDocument } from '#domain/documents/store.ts'
import { changeOwner } from '#domain/documents/viewer-store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { lockColleague } from '#domain/members/member-store.ts'
import { requireOwner } from '#api/access/require-owner.ts'
import { recordSharing } from './record-sharing.ts'

export const handOverDocument: Handler<'handOverDocument'> = ({ path, body }, context) => {
  const { account, viewer } = context
  const key = { id: path.id, ...viewer }
  return withLockedDocument(context, key, async (document) => {
    const { tx, lockedAt } = document
    const { owner } = (await findDocument(tx, key, lockedAt))!
    requireOwner(context, owner?.id)
    const member = await lockColleague(tx, { id: body.memberId, accountId: account.id })
    if (!member) throw memberUnknown()
    await changeOwner(document, member.id)
    const changes = changesOf({ owner: owner?.name ?? null }, { owner: member.name })
    await recordSharing(document, context, { type: 'document.handed_over', changes })
    return (await findDocument(tx, key, lockedAt))!
  })
}
