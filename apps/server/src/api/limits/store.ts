import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'
import { type Counted, WINDOW } from './caller-windows.ts'

const window = sql`make_interval(secs => ${sql.lit(WINDOW / 1000)})`

/**
 * Runs a look-up, and adds `requests` to the count of the row that it finds, in the same statement, so counting costs no extra round trip. With 0
 * requests, it only looks up. The count has the name `countedAs` of the row.
 */
export async function lookUpAndCount<T extends { countedAs: string }>(
  db: Database,
  lookUp: Expression<T>,
  requests: number,
): Promise<(T & Partial<Counted>) | undefined> {
  const query =
    requests === 0
      ? sql<T>`${lookUp}`
      : sql<T & Counted>`
        with found as (${lookUp}), counted as (${count(sql`select "countedAs" from found`, requests)})
        select found.*, ${counted} from found, counted`
  return (await query.execute(db)).rows[0]
}

/** Adds to the count of a name that is stored nowhere else. */
export async function countName(db: Database, name: string, requests: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with counted as (${count(sql`select ${name}::text`, requests)}) select ${counted} from counted`.execute(db)
  return rows[0]!
}

/** Deletes the counts of windows that are over. Skips locked rows, because another server may be deleting them or counting in them. */
export async function deleteEnded(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_counts')
    .where('name', 'in', (select) =>
      select
        .selectFrom('rate_counts')
        .select('name')
        .where('ends_at', '<', sql<string>`now()`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/**
 * Adds to a count. Only the clock of the database decides when a window ends, so the clocks of the servers may differ. If the clock of the database
 * was set back, a window seems to end far in the future, so such a window is replaced too. Far means two windows or more, because a statement that
 * waited for the row has an older `now()` than the previous statement.
 */
function count(names: RawBuilder<unknown>, requests: number) {
  const isCurrent = sql`counts.ends_at > now() and counts.ends_at < now() + 2 * ${window}`
  return sql`
    insert into rate_counts as counts (name, requests, ends_at)
    select name, ${requests}::integer, now() + ${window} from (${names}) as named (name)
    on conflict (name) do update set
      requests = case when ${isCurrent} then counts.requests else 0 end + excluded.requests,
      ends_at = case when ${isCurrent} then counts.ends_at else excluded.ends_at end
    returning requests, ends_at`
}

/** `now()` gets the precision of the column. Otherwise a new window could have more than a minute left. */
const counted = sql`counted.requests, counted.ends_at as "endsAt", extract(epoch from counted.ends_at - now()::timestamptz(3))::float * 1000 as left`

/** Sets the requests a minute of a key, or null for the default. Such a key counts for itself. Returns whether the key exists. */
export async function setRateLimit(db: Database, keyId: string, limit: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ rate_limit: limit, counted_as: null })
    .where('id', '=', keyId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
