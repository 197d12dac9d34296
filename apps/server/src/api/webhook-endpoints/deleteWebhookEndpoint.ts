import type { Handler } from '#api/operation.ts'
import { eraseEndpoint } from '#domain/webhooks/endpoint-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'> = async ({ path }, { db, now, account }) => {
  const erased = await eraseEndpoint(db, { id: path.id, accountId: account.id }, now())
  if (!erased) throw new Problem('webhook_endpoint_not_found')
  return { id: path.id, deleted: true }
}
