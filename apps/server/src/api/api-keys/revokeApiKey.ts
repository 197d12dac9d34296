import type { Handler } from '#api/operation.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { revokeKeyOf } from '#domain/accounts/key-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'

export const revokeApiKey: Handler<'revokeApiKey'> = ({ path: { id } }, context) =>
  inTransaction(context.db, async (tx) => {
    const revoked = await revokeKeyOf(tx, { id, accountId: context.account.id }, context.now())
    if (!revoked) throw new Problem('key_not_found')
    await recordAccountEvent(tx, context, { type: 'api_key.revoked', subject: { id, name: revoked.name } })
    return { id, deleted: true as const }
  })
