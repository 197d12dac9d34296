import type { Handler } from '../operation.ts'
import { requireEndpoint } from './endpoint-rules.ts'
import { findEndpoint } from './endpoint-store.ts'

export const getWebhookEndpoint: Handler<'getWebhookEndpoint'> = async ({ path }, { db, now, account }) =>
  requireEndpoint(await findEndpoint(db, { id: path.id, accountId: account.id }, now()))
