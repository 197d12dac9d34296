import type { Handler } from '../operation.ts'
import { requireAllowedUrl } from './check-url.ts'
import { requireEndpoint } from './endpoint-rules.ts'
import { changeEndpoint } from './endpoint-store.ts'

export const updateWebhookEndpoint: Handler<'updateWebhookEndpoint'> = async (
  { path, body },
  { db, now, account, webhookHosts },
) => {
  if (body.url !== undefined) requireAllowedUrl(body.url, webhookHosts)
  return requireEndpoint(await changeEndpoint(db, { id: path.id, accountId: account.id }, body, now()))
}
