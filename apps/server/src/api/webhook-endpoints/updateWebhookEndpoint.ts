import type { WebhookEndpoint } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { changesOf } from '#domain/account-log/changes.ts'
import { hostOf } from '#domain/account-log/host-of.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { requireAllowedUrl } from '#domain/webhooks/check-url.ts'
import { requireEndpoint } from '#domain/webhooks/endpoint-rules.ts'
import { changeEndpoint, lockEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'

export const updateWebhookEndpoint: Handler<'updateWebhookEndpoint'> = ({ path, body }, context) => {
  const { db, now: clock, account, webhookHosts } = context
  if (body.url !== undefined) requireAllowedUrl(body.url, webhookHosts)
  const [key, now] = [{ id: path.id, accountId: account.id }, clock()]
  return inTransaction(db, async (tx) => {
    const before = requireEndpoint(await lockEndpoint(tx, key, now))
    const after = requireEndpoint(await changeEndpoint(tx, key, body, now))
    const changes = changesOf(valuesOf(before), valuesOf(after))
    // A new path is a change too, although the log does not show it.
    if (changes.length > 0 || before.url !== after.url)
      await recordAccountEvent(tx, context, {
        type: 'webhook_endpoint.updated',
        subject: { id: after.id, name: hostOf(after.url) },
        changes,
      })
    return after
  })
}

function valuesOf({ url, events, description, enabled }: WebhookEndpoint) {
  return { url: hostOf(url), events, description, enabled }
}
