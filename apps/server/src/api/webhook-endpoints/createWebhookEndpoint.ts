import type { Handler } from '#api/operation.ts'
import { requireAllowedUrl } from '#domain/webhooks/check-url.ts'
import { MAX_ENDPOINTS } from '#domain/webhooks/endpoint-rules.ts'
import { insertEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { formatSecret, newWebhookSecret } from '#domain/webhooks/secrets.ts'
import { Problem } from '#platform/problems/problem.ts'

export const createWebhookEndpoint: Handler<'createWebhookEndpoint'> = async (
  { body },
  { db, now, account, webhookSecrets, webhookHosts },
) => {
  requireAllowedUrl(body.url, webhookHosts)
  const secret = newWebhookSecret()
  const stored = { ...body, secret: webhookSecrets.encrypt(secret) }
  const endpoint = await insertEndpoint(db, account.id, stored, { max: MAX_ENDPOINTS, now: now() })
  if (!endpoint) throw new Problem('webhook_endpoint_limit_reached')
  return { ...endpoint, secret: formatSecret(secret) }
}
