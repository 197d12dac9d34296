import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { deletePasskey } from '#domain/members/passkey-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'

export const removePasskey: Handler<'removePasskey'> = async ({ path: { id } }, context) => {
  const owner = await ownerOfSession(context)
  return inTransaction(context.db, async (tx) => {
    const removed = await deletePasskey(tx, owner, id)
    if (!removed) throw new Problem('passkey_not_found')
    await recordAccountEvent(tx, context, { type: 'passkey.removed', subject: { id, name: removed.name } })
    return { id, deleted: true as const }
  })
}
