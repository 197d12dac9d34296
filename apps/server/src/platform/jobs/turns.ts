import { sql } from 'kysely'
import type { Pool } from '#platform/database/tables.ts'
import type { QueueName } from './queues.ts'

/**
 * The turns of accounts in a queue, so that the many jobs of one account do not delay the jobs of others. The n-th waiting job of an account gets the
 * n-th turn, counted from the turn that has begun, and pg-boss takes the lowest turn first.
 *
 * The turn of a job is its priority, because pg-boss has an index on it. A job is added with the priority 0, or 1 if it is urgent, and gets its turn
 * after a worker has taken jobs, at most once a second. So a change that adds a job locks no row of its account, and a job that finds a free worker
 * needs no turn. A job that waits for its time gets its turn when it is due.
 */

/** In the turn n, the priority of an urgent job is this number minus n, and the priority of any other job is -n. */
const URGENT = 2 ** 30

/** The priority is an integer of four bytes, so no turn is later than this one. Of the jobs in this turn, the oldest comes first. */
const LAST_TURN = URGENT - 2

/** The maximum number of jobs that get turns in one call, which takes about 0.2 seconds. The next calls give turns to the others. */
const AT_ONCE = 5000

/** Returns the turn of a job; 0 if it has none. */
export function turnOf({ priority }: { priority: number }): number {
  if (priority > 1) return URGENT - priority
  return priority < 0 ? -priority : 0
}

/**
 * Gives turns to the jobs that wait. The failed jobs of an account that wait for another try are counted apart from its other jobs. So they need not
 * wait for all of these, and many failed jobs do not delay other accounts.
 *
 * @param begun - the jobs that the worker took last
 */
export async function giveTurns(db: Pool, queue: QueueName, begun: { priority: number }[]): Promise<void> {
  const latest = (isUrgent: boolean) =>
    Math.max(0, ...begun.filter(({ priority }) => priority > 0 === isUrgent).map(turnOf))
  // Two workers that do this at the same time can't deadlock: both lock the jobs and the owners in the same order, so one waits at the first job.
  await sql`
    with waiting as materialized (
      select id, created_on, priority > 0 as is_urgent, coalesce(group_id, 'unknown') as owner, state = 'retry' as is_retry
      from pgboss.job
      where name = ${queue} and state < 'active' and not blocked and start_after <= now() and priority in (0, 1)
      order by created_on, id limit ${AT_ONCE} for no key update
    ),
    begun as (
      insert into job_turns as stored (queue, is_urgent, owner, is_retry, turn)
      select ${queue}, is_urgent, '', false, turn
      from (values (false, ${latest(false)}::integer), (true, ${latest(true)}::integer)) as latest (is_urgent, turn)
      where turn > 0
      on conflict (queue, is_urgent, owner, is_retry) do update set turn = greatest(stored.turn, excluded.turn)
      returning is_urgent, turn
    ),
    counted as (
      select is_urgent, owner, is_retry, count(*)::integer as jobs, greatest(0, coalesce(
        (select turn from begun where begun.is_urgent = waiting.is_urgent),
        (select turn from job_turns where queue = ${queue} and is_urgent = waiting.is_urgent and owner = '' and not is_retry),
        0
      ) - 1) as earlier
      from waiting group by is_urgent, owner, is_retry
    ),
    last as (
      insert into job_turns as stored (queue, is_urgent, owner, is_retry, turn)
      select ${queue}, is_urgent, owner, is_retry, least(earlier + jobs, ${LAST_TURN}::integer)
      from counted order by is_urgent, owner, is_retry
      on conflict (queue, is_urgent, owner, is_retry) do update set turn = (
        select least(greatest(stored.turn, earlier) + jobs, ${LAST_TURN}::integer) from counted
        where (counted.is_urgent, counted.owner, counted.is_retry) = (stored.is_urgent, stored.owner, stored.is_retry)
      )
      returning is_urgent, owner, is_retry, turn
    ),
    turns as (
      select id, is_urgent, turn - jobs
        + row_number() over (partition by is_urgent, owner, is_retry order by created_on, id) as turn
      from waiting join counted using (is_urgent, owner, is_retry) join last using (is_urgent, owner, is_retry)
    )
    update pgboss.job set priority = case when is_urgent then ${URGENT}::integer else 0 end - turn
    from turns where job.name = ${queue} and job.id = turns.id`.execute(db)
}

/** Takes the turns of failed jobs back. When they are due again, they get new ones, because many jobs may be due again at the same time. */
export async function takeTurnsBack(
  db: Pool,
  queue: QueueName,
  failed: { id: string; priority: number }[],
): Promise<void> {
  const ids = failed.filter((job) => turnOf(job) > 0).map(({ id }) => id)
  if (ids.length === 0) return
  await sql`
    update pgboss.job set priority = case when priority > 0 then 1 else 0 end
    where name = ${queue} and id = any(${ids}::uuid[]) and state = 'retry'`.execute(db)
}
