import { memberUnknown } from '#api/members/member-unknown.ts'
import type { Handler } from '#api/operation.ts'
import { changesOf } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findDocument } from '#domain/documents/store.ts'
import { changeOwner } from '#domain/documents/viewer-store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { lockColleague } from '#domain/members/member-store.ts'

export const handOverDocument: Handler<'handOverDocument'> = ({ path, body }, context) => {
  const { account, viewer } = context
  const key = { id: path.id, ...viewer }
  return withLockedDocument(context, key, async (document) => {
    const { tx, lockedAt } = document
    const member = await lockColleague(tx, { id: body.memberId, accountId: account.id })
    if (!member) throw memberUnknown()
    const { title, owner } = (await findDocument(tx, key, lockedAt))!
    await changeOwner(document, member.id)
    const changes = changesOf({ owner: owner?.name ?? null }, { owner: member.name })
    const subject = { id: path.id, name: title }
    document.beforeCommit(() => recordAccountEvent(tx, context, { type: 'document.handed_over', subject, changes }))
    return (await findDocument(tx, key, lockedAt))!
  })
}
