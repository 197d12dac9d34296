import type { Handler } from '#api/operation.ts'
import { requireEndpoint, SECRETS_OVERLAP } from '#domain/webhooks/endpoint-rules.ts'
import { changeSecret } from '#domain/webhooks/endpoint-store.ts'
import { formatSecret, newWebhookSecret } from '#domain/webhooks/secrets.ts'

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (
  { path },
  { db, now: clock, account, webhookSecrets },
) => {
  const [now, secret] = [clock(), newWebhookSecret()]
  const endpoint = await changeSecret(
    db,
    { id: path.id, accountId: account.id },
    { secret: webhookSecrets.encrypt(secret), previousUntil: new Date(now.getTime() + SECRETS_OVERLAP), now },
  )
  return { ...requireEndpoint(endpoint), secret: formatSecret(secret) }
}
