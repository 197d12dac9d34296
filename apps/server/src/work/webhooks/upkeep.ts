import { type RawBuilder, sql } from '#kysely'
import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { disableAndTell } from '#domain/webhooks/disable.ts'

/** When the upkeep runs, as a cron expression: every minute. */
export const upkeepTimes = '* * * * *'

/** Milliseconds for which events and deliveries are kept. */
const KEPT = 30 * 24 * 60 * 60_000

/** The number of rows that one statement changes, so that none of them takes long. */
const BATCH = 1000

interface Deps extends Pick<Services, 'db' | 'now'> {
  jobs: Jobs
  /** The deliveries that may wait for one endpoint. */
  maxPending: number
}

/**
 * Disables endpoints for which too many deliveries wait, ends the deliveries of disabled endpoints, and deletes what is old or belongs to a deleted
 * endpoint, and previous secrets that no longer sign. Each batch is a transaction of its own, so a run that is broken off goes on later.
 */
export async function keepUp(deps: Deps): Promise<void> {
  const { db, now, maxPending } = deps
  for (const endpointId of await findOverfull(db, maxPending)) {
    await disableAndTell(deps, endpointId, { reason: 'backlog' })
  }
  await deleteInBatches(() => endDisabled(deps))
  await forgetPreviousSecrets(db, now())
  const before = new Date(now().getTime() - KEPT).toISOString()
  await deleteOldest(db, 'webhook_deliveries', before)
  // After their deliveries, which have the same times.
  await deleteOldest(db, 'webhook_events', before)
  for (const endpointId of await findDeleted(db)) await deleteEndpoint(db, endpointId)
}

async function deleteInBatches(batch: () => Promise<number>): Promise<void> {
  let changed = BATCH
  while (changed === BATCH) changed = await batch()
}

/**
 * Deletes the rows that a query finds after an id. Each batch begins where the one before ended. Otherwise it would walk over the rows of all
 * earlier batches, which PostgreSQL keeps during a backup. It locks the rows in the order of their ids, so that no two statements wait for each other.
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

/** Leaves out the deliveries that are being attempted. */
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

/** Otherwise a rotation of SECRET_KEY would have to keep the key of a secret that nothing uses. */
async function forgetPreviousSecrets(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ previous_secret: null, previous_secret_until: null })
    .where('previous_secret_until', '<=', now.toISOString())
    .execute()
}

/** The ids sort by time, so no index of the time is needed. */
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
