import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'

/** A delivery that this process must attempt, with the data for the attempt. */
export interface Claimed {
  id: string
  /** The end of the lease, which also identifies the attempt. After this time, another process may begin the next attempt. */
  leasedUntil: string
  /** The failed attempts before this one. */
  failures: number
  eventId: string
  body: string
  endpointId: string
  url: string
  secret: Buffer
  previousSecret: Buffer | null
  previousSecretUntil: string | null
  /** The time of the first failed attempt at the endpoint after the last success. */
  failingSince: string | null
  /** The time of the first slow answer of the endpoint after the last quick one. */
  slowSince: string | null
}

export interface ClaimOptions {
  now: Date
  leasedUntil: Date
  /** The number of attempts that this process can begin now. */
  free: number
  /** The maximum number of these attempts at endpoints that fail or are slow. */
  freeForFailing: number
  /** The maximum number of attempts at one endpoint at a time, over all processes. */
  perEndpoint: number
  /**
   * The maximum number of attempts for one account at a time: at endpoints that work, and at endpoints that fail or are slow. The attempts of all
   * processes count, but two processes that claim at the same moment do not see each other's attempts.
   */
  perAccount: { working: number; failing: number }
}

/**
 * Takes a lease on deliveries that are due. The accounts take turns: a delivery comes after the deliveries of all accounts that have fewer running
 * attempts. Within an account, the oldest delivery comes first. Each endpoint has a limit of concurrent attempts. An endpoint that fails or is slow
 * has a limit of one, so that the others do not wait for it. The first part of the statement jumps from endpoint to endpoint in the index, so a long
 * queue of one endpoint costs nothing. The lock on the row of the endpoint keeps two processes from taking its deliveries at the same time.
 */
export async function claim(db: Database, options: ClaimOptions): Promise<Claimed[]> {
  // Mostly nothing waits, and PostgreSQL takes milliseconds only to plan the statement below.
  if (!(await isAnyWaiting(db))) return []
  const { free, freeForFailing, perEndpoint, perAccount } = options
  const [now, leasedUntil] = [options.now.toISOString(), options.leasedUntil.toISOString()]
  const isDue = sql`due_at <= ${now}::timestamptz and (leased_until is null or leased_until <= ${now}::timestamptz)`
  const { rows } = await sql<Omit<Claimed, 'leasedUntil'>>`
    with recursive waiting (endpoint_id) as (
      (select endpoint_id from webhook_deliveries where due_at is not null order by endpoint_id limit 1)
      union all
      select (
        select delivery.endpoint_id from webhook_deliveries as delivery
        where due_at is not null and delivery.endpoint_id > waiting.endpoint_id order by delivery.endpoint_id limit 1
      ) from waiting where waiting.endpoint_id is not null
    ),
    ready as materialized (
      select endpoint.*, failing_since is not null or slow_since is not null as is_failing
      from waiting join webhook_endpoints as endpoint on endpoint.id = waiting.endpoint_id
      where endpoint.enabled
        and exists (select from webhook_deliveries where endpoint_id = endpoint.id and ${isDue})
      for no key update of endpoint skip locked
    ),
    running as (
      select account_id, failing_since is not null or slow_since is not null as is_failing, count(*) as attempts
      from webhook_deliveries join webhook_endpoints as endpoint on endpoint.id = endpoint_id
      where leased_until > ${now}::timestamptz
      group by 1, 2
    ),
    due as (
      select delivery.id, delivery.due_at, is_failing, coalesce(attempts, 0)
        + row_number() over (partition by account_id, is_failing order by due_at, delivery.id) as turn
      from ready left join running using (account_id, is_failing) cross join lateral (
        select id, due_at from webhook_deliveries where endpoint_id = ready.id and ${isDue}
        order by due_at, id
        limit greatest(0, case when ready.is_failing then 1 else ${perEndpoint} end - (
          select count(*) from webhook_deliveries where endpoint_id = ready.id and leased_until > ${now}::timestamptz
        ))
      ) as delivery
    ),
    ranked as (
      select *, row_number() over (partition by is_failing order by turn, due_at, id) as position from due
      where turn <= case when is_failing then ${perAccount.failing}::integer else ${perAccount.working} end
    ),
    taken as (
      select id from ranked where not is_failing or position <= ${freeForFailing} order by turn, due_at, id limit ${free}
    ),
    locked as materialized (
      -- This checks the condition again on the newest version of the row. Another process may have taken the row before the lock of the endpoint.
      -- It skips locked rows, because two statements could deadlock. The next claim takes these rows.
      select id from webhook_deliveries where id in (select id from taken) and ${isDue} for no key update skip locked
    )
    update webhook_deliveries as delivery set leased_until = ${leasedUntil}::timestamptz
    from locked, ready, webhook_events as event
    where delivery.id = locked.id and ready.id = delivery.endpoint_id and event.id = delivery.event_id
    returning delivery.id, delivery.failures, event.id as "eventId", event.body, ready.id as "endpointId", ready.url, ready.secret,
      ready.previous_secret as "previousSecret", ready.previous_secret_until as "previousSecretUntil",
      ready.failing_since as "failingSince", ready.slow_since as "slowSince"`.execute(db)
  return rows.map((row) => ({ ...row, leasedUntil }))
}

async function isAnyWaiting(db: Database): Promise<boolean> {
  const waiting = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('due_at', 'is not', null)
    // In this order, PostgreSQL reads the index of the waiting ones, and never the whole table.
    .orderBy('endpoint_id')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
