import type {
  CreateWebhookEndpoint,
  UpdateWebhookEndpoint,
  WebhookDisabledReason,
  WebhookEndpoint,
} from '@paraph/contract'
import { type Selectable, sql } from 'kysely'
import { newId } from '#platform/database/ids.ts'
import { type Page, toPage } from '#platform/database/pagination.ts'
import type { Database, Tables, Transaction } from '#platform/database/tables.ts'

export interface EndpointKey {
  id: string
  accountId: string
}

/** Returns undefined if the account has `max` endpoints already. The lock on the row of the account keeps two requests from both adding the last one. */
export async function insertEndpoint(
  tx: Transaction,
  accountId: string,
  endpoint: CreateWebhookEndpoint & { secret: Buffer },
  { max, now }: { max: number; now: Date },
): Promise<WebhookEndpoint | undefined> {
  const at = now.toISOString()
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const existing = await ofAccount(tx, accountId).select('id').execute()
  if (existing.length >= max) return undefined
  const row = await tx
    .insertInto('webhook_endpoints')
    .values({
      id: newId('whk'),
      account_id: accountId,
      url: endpoint.url,
      events: endpoint.events,
      description: endpoint.description ?? null,
      secret: endpoint.secret,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toEndpoint(row, now)
}

/** Locks the endpoint, and returns it as it is before a change. */
export async function lockEndpoint(tx: Transaction, key: EndpointKey, now: Date): Promise<WebhookEndpoint | undefined> {
  const row = await ofAccount(tx, key.accountId)
    .selectAll()
    .where('id', '=', key.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toEndpoint(row, now)
}

export async function findEndpoint(db: Database, key: EndpointKey, now: Date): Promise<WebhookEndpoint | undefined> {
  const row = await ofAccount(db, key.accountId).selectAll().where('id', '=', key.id).executeTakeFirst()
  return row && toEndpoint(row, now)
}

export async function findEndpoints(
  db: Database,
  accountId: string,
  { limit, after }: { limit: number; after: string | undefined },
  now: Date,
): Promise<Page<WebhookEndpoint>> {
  const rows = await ofAccount(db, accountId)
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = toPage(rows, limit)
  return { ...page, rows: page.rows.map((row) => toEndpoint(row, now)) }
}

export async function changeEndpoint(
  db: Database,
  key: EndpointKey,
  { url, events, description, enabled }: UpdateWebhookEndpoint,
  now: Date,
): Promise<WebhookEndpoint | undefined> {
  const at = now.toISOString()
  const row = await update(db, key)
    .set({
      url,
      events,
      description,
      enabled,
      updated_at: at,
      ...(enabled === true && {
        disabled_reason: null,
        disabled_at: null,
        failing_since: sql<string | null>`case when enabled then failing_since end`,
      }),
      // A new URL restarts the count of days in which every delivery fails. This comes last, because `enabled` may be sent with it.
      ...(url !== undefined && { failing_since: null, slow_since: null }),
      ...(enabled === false && { disabled_at: sql<string>`coalesce(disabled_at, ${at})` }),
    })
    .returningAll()
    .executeTakeFirst()
  return row && toEndpoint(row, now)
}

/** Stores a new secret, and keeps the current one as the previous secret. */
export async function changeSecret(
  db: Database,
  key: EndpointKey,
  { secret, previousUntil, now }: { secret: Buffer; previousUntil: Date; now: Date },
): Promise<WebhookEndpoint | undefined> {
  const row = await update(db, key)
    .set({
      secret,
      previous_secret: sql.ref('secret'),
      previous_secret_until: previousUntil.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirst()
  return row && toEndpoint(row, now)
}

/** Hides the endpoint and erases its secrets. The upkeep deletes the rest later. Returns undefined if there is no such endpoint. */
export function eraseEndpoint(db: Database, key: EndpointKey, now: Date) {
  const at = now.toISOString()
  return update(db, key)
    .set({
      enabled: false,
      disabled_at: sql<string>`coalesce(disabled_at, ${at})`,
      deleted_at: at,
      secret: null,
      previous_secret: null,
      previous_secret_until: null,
    })
    .returning('url')
    .executeTakeFirst()
}

export interface Disabling {
  reason: NonNullable<WebhookDisabledReason>
  /** A condition: the endpoint still has this URL. */
  url?: string
  /** A condition: the endpoint has failed since this time or longer. */
  failingSince?: Date
}

/** Disables the endpoint on behalf of the server. Returns undefined if it is disabled already, or if a condition is not met. */
export async function disableEndpoint(
  db: Database,
  id: string,
  { reason, url, failingSince }: Disabling,
  now: Date,
): Promise<{ accountId: string; url: string } | undefined> {
  const at = now.toISOString()
  let query = db
    .updateTable('webhook_endpoints')
    .set({ enabled: false, disabled_reason: reason, disabled_at: at, updated_at: at })
    .where('id', '=', id)
    .where('enabled', '=', true)
  if (url !== undefined) query = query.where('url', '=', url)
  if (failingSince !== undefined) query = query.where('failing_since', '<=', failingSince.toISOString())
  return query.returning(['account_id as accountId', 'url']).executeTakeFirst()
}

function ofAccount(db: Database, accountId: string) {
  return db.selectFrom('webhook_endpoints').where('account_id', '=', accountId).where('deleted_at', 'is', null)
}

function update(db: Database, { id, accountId }: EndpointKey) {
  return db
    .updateTable('webhook_endpoints')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
}

function toEndpoint(row: Selectable<Tables['webhook_endpoints']>, now: Date): WebhookEndpoint {
  const { id, url, description, enabled } = row
  const until = row.previous_secret_until
  return {
    id,
    url,
    events: row.events as WebhookEndpoint['events'],
    description,
    enabled,
    disabledReason: row.disabled_reason,
    disabledAt: row.disabled_at,
    failingSince: row.failing_since,
    previousSecretExpiresAt: until !== null && new Date(until) > now ? until : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
