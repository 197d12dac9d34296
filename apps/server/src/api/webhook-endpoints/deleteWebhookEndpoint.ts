import type { Handler } from '#api/operation.ts'
import { hostOf } from '#domain/account-log/host-of.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { eraseEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'

export const deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'> = ({ path: { id } }, context) =>
  inTransaction(context.db, async (tx) => {
    const erased = await eraseEndpoint(tx, { id, accountId: context.account.id }, context.now())
    if (!erased) throw new Problem('webhook_endpoint_not_found')
    await recordAccountEvent(tx, context, {
      type: 'webhook_endpoint.deleted',
      subject: { id, name: hostOf(erased.url) },
    })
    return { id, deleted: true as const }
  })
