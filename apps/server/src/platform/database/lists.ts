import { type RawBuilder, sql } from 'kysely'

/**
 * Returns a list of values as an array, for `unnest`. The SQL is the same for each number of values, so connections keep its plan. The sub-select
 * hides the number from the planner. Otherwise PostgreSQL would plan the query for each list, which takes longer than the query itself.
 */
export function arrayOf(
  values: readonly unknown[],
  type: 'text' | 'boolean' | 'integer' | 'timestamptz',
): RawBuilder<unknown> {
  return sql`(select ${values}::${sql.raw(type)}[])`
}

/** Returns the right side of a condition such as `where('id', '=', anyOf(ids))`. */
export function anyOf(values: string[]): RawBuilder<string> {
  return sql`any(${arrayOf(values, 'text')}::text[])`
}

/** Returns fields as the list of a SELECT. A field is a column, or a column and its new name: `companies.org_number as orgNumber`. */
export function columnList(fields: readonly string[]): RawBuilder<unknown> {
  return sql.raw(fields.map((field) => field.replace(/ as (\w+)$/, ' as "$1"')).join(', '))
}
