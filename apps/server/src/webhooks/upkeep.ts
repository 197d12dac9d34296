import { sql } from 'kysely'
import type { Services } from '../context.ts'
import type { Database } from '../database/tables.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { disableAndTell } from './disable.ts'

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
  await inBatches(() => endDisabled(deps))
  await forgetPreviousSecrets(db, now())
  const before = new Date(now().getTime() - KEPT).toISOString()
  await inBatches(() => deleteOldest(db, 'webhook_deliveries', before))
  // After their deliveries, which have the same times.
  await inBatches(() => deleteOldest(db, 'webhook_events', before))
  await inBatches(() => deleteOfDeletedEndpoints(db))
  await sql`
    delete from webhook_endpoints as endpoint where deleted_at is not null
    and not exists (select from webhook_deliveries where endpoint_id = endpoint.id)`.execute(db)
}

async function inBatches(batch: () => Promise<number>): Promise<void> {
  let changed = BATCH
  while (changed === BATCH) changed = await batch()
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
async function deleteOldest(
  db: Database,
  table: 'webhook_deliveries' | 'webhook_events',
  before: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where created_at < ${before}::timestamptz
    and id in (select id from ${sql.table(table)} order by id limit ${BATCH})`.execute(db)
  return Number(numAffectedRows)
}

async function deleteOfDeletedEndpoints(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_deliveries where id in (
      select delivery.id from webhook_endpoints as endpoint join webhook_deliveries as delivery on endpoint_id = endpoint.id
      where deleted_at is not null limit ${BATCH}
    )`.execute(db)
  return Number(numAffectedRows)
}
