import type { Handler } from '#api/operation.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { hostOf } from '#domain/account-log/host-of.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { requireAllowedUrl } from '#domain/webhooks/check-url.ts'
import { MAX_ENDPOINTS } from '#domain/webhooks/endpoint-rules.ts'
import { insertEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { formatSecret, newWebhookSecret } from '#domain/webhooks/secrets.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'

export const createWebhookEndpoint: Handler<'createWebhookEndpoint'> = ({ body }, context) => {
  const { db, now, account, webhookSecrets, webhookHosts } = context
  requireAllowedUrl(body.url, webhookHosts)
  const secret = newWebhookSecret()
  const stored = { ...body, secret: webhookSecrets.encrypt(secret) }
  return inTransaction(db, async (tx) => {
    const endpoint = await insertEndpoint(tx, account.id, stored, { max: MAX_ENDPOINTS, now: now() })
    if (!endpoint) throw new Problem('webhook_endpoint_limit_reached')
    const { id, url, events } = endpoint
    await recordAccountEvent(tx, context, {
      type: 'webhook_endpoint.created',
      subject: { id, name: hostOf(url) },
      changes: firstValues({ url: hostOf(url), events }),
    })
    return { ...endpoint, secret: formatSecret(secret) }
  })
}
