import type { Handler } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { eraseEndpoint } from './endpoint-store.ts'

export const deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'> = async ({ path }, { db, now, account }) => {
  const erased = await eraseEndpoint(db, { id: path.id, accountId: account.id }, now())
  if (!erased) throw new Problem('webhook_endpoint_not_found')
  return { id: path.id, deleted: true }
}
