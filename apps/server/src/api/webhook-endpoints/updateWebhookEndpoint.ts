import type { Handler } from '#api/operation.ts'
import { requireAllowedUrl } from '#domain/webhooks/check-url.ts'
import { requireEndpoint } from '#domain/webhooks/endpoint-rules.ts'
import { changeEndpoint } from '#domain/webhooks/endpoint-store.ts'

export const updateWebhookEndpoint: Handler<'updateWebhookEndpoint'> = async (
  { path, body },
  { db, now, account, webhookHosts },
) => {
  if (body.url !== undefined) requireAllowedUrl(body.url, webhookHosts)
  return requireEndpoint(await changeEndpoint(db, { id: path.id, accountId: account.id }, body, now()))
}
