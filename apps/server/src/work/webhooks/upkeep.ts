import { type RawBuilder, sql } from 'kysely'
import type { Services } from '#domain/services.ts'
import { DELIVERIES_KEPT } from '#domain/webhooks/endpoint-rules.ts'
import type { Database } from '#platform/database/tables.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { disableAndTell } from './disable.ts'

/** When the upkeep runs, as a cron expression: every minute. */
export const upkeepTimes = '* * * * *'

/** The maximum number of rows that one statement changes, so that no statement takes long. */
const BATCH = 1000

interface Deps extends Pick<Services, 'db' | 'now'> {
  jobs: Jobs
  /** The maximum number of deliveries that may wait for one endpoint. */
  maxPending: number
}

/**
 * Disables endpoints for which too many deliveries wait, and ends the deliveries of disabled endpoints. Deletes old events and deliveries, deleted
 * endpoints, and previous secrets that do not sign any more. Each batch is its own transaction, so the next run continues an interrupted one.
 */
export async function keepUp(deps: Deps): Promise<void> {
  const { db, now, maxPending } = deps
  for (const endpointId of await findOverfull(db, maxPending)) {
    await disableAndTell(deps, endpointId, { reason: 'backlog' })
  }
  await deleteInBatches(() => endDisabled(deps))
  await forgetPreviousSecrets(db, now())
  const before = new Date(now().getTime() - DELIVERIES_KEPT).toISOString()
  await deleteOldest(db, 'webhook_deliveries', before)
  // Events are deleted after their deliveries, which have the same times.
  await deleteOldest(db, 'webhook_events', before)
  for (const endpointId of await findDeleted(db)) await deleteEndpoint(db, endpointId)
}

async function deleteInBatches(batch: () => Promise<number>): Promise<void> {
  let changed = BATCH
  while (changed === BATCH) changed = await batch()
}

/**
 * Deletes the rows that a query finds after an id. Each batch begins where the previous one ended. Otherwise each batch would scan the dead rows of
 * all earlier batches, which PostgreSQL keeps during a backup. A batch locks its rows in the order of their ids, so that statements can't deadlock.
 */
async function deleteBatches(
  db: Database,
  table: 'webhook_deliveries' | 'webhook_events',
  findIds: (after: string) => RawBuilder<unknown>,
): Promise<void> {
  let after = ''
  await deleteInBatches(async () => {
    const { rows } = await sql<{ count: number; last: string }>`
      with locked as materialized (select id from ${sql.table(table)} where id in (${findIds(after)}) order by id for update),
      gone as (delete from ${sql.table(table)} where id in (select id from locked) returning id)
      select count(*)::integer as count, coalesce(max(id), '') as last from gone`.execute(db)
    const { count, last } = rows[0]!
    after = last
    return count
  })
}

async function findOverfull(db: Database, maxPending: number): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'endpoint_id')
    .select('endpoint_id as id')
    .where('due_at', 'is not', null)
    .where('enabled', '=', true)
    .groupBy('endpoint_id')
    .having((having) => having.fn.countAll(), '>=', maxPending)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends the deliveries of disabled endpoints, except deliveries with a running attempt. */
async function endDisabled({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now().toISOString()
  const { numAffectedRows } = await sql`
    update webhook_deliveries set status = 'FAILED', due_at = null, leased_until = null, error = 'endpoint_disabled'
    where id in (
      select delivery.id from webhook_endpoints as endpoint join webhook_deliveries as delivery on endpoint_id = endpoint.id
      where due_at is not null and not enabled and deleted_at is null and (leased_until is null or leased_until < ${at}::timestamptz)
      limit ${BATCH} for no key update of delivery skip locked
    )`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes unused previous secrets. Otherwise SECRET_KEY would need to keep the keys that encrypted them. */
async function forgetPreviousSecrets(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ previous_secret: null, previous_secret_until: null })
    .where('previous_secret_until', '<=', now.toISOString())
    .execute()
}

/** Deletes the rows from before a time. The ids sort by time, so this needs no index on the time. */
function deleteOldest(db: Database, table: 'webhook_deliveries' | 'webhook_events', before: string): Promise<void> {
  return deleteBatches(
    db,
    table,
    (after) => sql`
      select id from (select id, created_at from ${sql.table(table)} where id > ${after} order by id limit ${BATCH}) as oldest
      where created_at < ${before}::timestamptz`,
  )
}

async function findDeleted(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('webhook_endpoints').select('id').where('deleted_at', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

/** Deletes a deleted endpoint, after its deliveries. */
async function deleteEndpoint(db: Database, id: string): Promise<void> {
  await deleteBatches(
    db,
    'webhook_deliveries',
    (after) => sql`
      select id from webhook_deliveries where (endpoint_id, id) > (${id}, ${after}) and endpoint_id <= ${id}
      order by endpoint_id, id limit ${BATCH}`,
  )
  await sql`
    delete from webhook_endpoints where id = ${id}
    and not exists (select from webhook_deliveries where endpoint_id = ${id})`.execute(db)
}
