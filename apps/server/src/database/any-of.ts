import { type RawBuilder, sql } from 'kysely'

/** For `where('id', '=', anyOf(ids))`. Unlike a list of values, it is the same SQL for each number of ids, so connections keep its plan. */
export function anyOf(values: string[]): RawBuilder<string> {
  return sql`any(${values}::text[])`
}
