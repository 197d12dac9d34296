import type { Handler } from '#api/operation.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { changeOwners } from '#domain/documents/viewer-store.ts'
import { findEarlierMember, lockColleague } from '#domain/members/member-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { memberUnknown } from './member-unknown.ts'

/** A removed member can still own documents, so they can be handed over later too. */
export const handOverDocuments: Handler<'handOverDocuments'> = ({ path, body }, context) =>
  inTransaction(context.db, async (tx) => {
    const accountId = context.account.id
    const subject = await findEarlierMember(tx, { id: path.id, accountId })
    if (!subject) throw new Problem('member_not_found')
    const member = await lockColleague(tx, { id: body.memberId, accountId })
    if (!member) throw memberUnknown()
    const count = member.id === path.id ? 0 : await changeOwners(tx, { from: path.id, to: member.id })
    const changes = firstValues({ owner: member.name, count })
    if (count > 0) await recordAccountEvent(tx, context, { type: 'member.documents_handed_over', subject, changes })
    return { count }
  })
