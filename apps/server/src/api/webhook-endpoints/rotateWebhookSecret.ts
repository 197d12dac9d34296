import type { Handler } from '#api/operation.ts'
import { hostOf } from '#domain/account-log/host-of.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { requireEndpoint, SECRETS_OVERLAP } from '#domain/webhooks/endpoint-rules.ts'
import { changeSecret } from '#domain/webhooks/endpoint-store.ts'
import { formatSecret, newWebhookSecret } from '#domain/webhooks/secrets.ts'
import { inTransaction } from '#platform/database/transaction.ts'

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = ({ path }, context) => {
  const [now, secret] = [context.now(), newWebhookSecret()]
  return inTransaction(context.db, async (tx) => {
    const changed = await changeSecret(
      tx,
      { id: path.id, accountId: context.account.id },
      {
        secret: context.webhookSecrets.encrypt(secret),
        previousUntil: new Date(now.getTime() + SECRETS_OVERLAP),
        now,
      },
    )
    const endpoint = requireEndpoint(changed)
    const subject = { id: endpoint.id, name: hostOf(endpoint.url) }
    await recordAccountEvent(tx, context, { type: 'webhook_endpoint.secret_rotated', subject })
    return { ...endpoint, secret: formatSecret(secret) }
  })
}
