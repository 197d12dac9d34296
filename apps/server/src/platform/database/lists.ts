import { type RawBuilder, sql } from '#kysely'
import type { Placeholder } from './compile-once.ts'

/**
 * A list of values as an array, for `unnest`. It is the same SQL for each number of values, so connections keep its plan. The sub-select hides the
 * number from the planner: otherwise PostgreSQL would make a plan for each list, which takes longer than to run it.
 */
export function arrayOf(
  values: readonly unknown[] | Placeholder<readonly unknown[]>,
  type: 'text' | 'boolean' | 'integer' | 'timestamptz',
): RawBuilder<unknown> {
  return sql`(select ${values}::${sql.raw(type)}[])`
}

/** For `where('id', '=', anyOf(ids))`. */
export function anyOf(values: string[] | Placeholder<string[]>): RawBuilder<string> {
  return sql`any(${arrayOf(values, 'text')}::text[])`
}
