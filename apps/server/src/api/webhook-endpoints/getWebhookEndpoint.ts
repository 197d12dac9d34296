import type { Handler } from '#api/operation.ts'
import { requireEndpoint } from '#domain/webhooks/endpoint-rules.ts'
import { findEndpoint } from '#domain/webhooks/endpoint-store.ts'

export const getWebhookEndpoint: Handler<'getWebhookEndpoint'> = async ({ path }, { db, now, account }) =>
  requireEndpoint(await findEndpoint(db, { id: path.id, accountId: account.id }, now()))
