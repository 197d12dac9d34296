import { type RawBuilder, sql } from 'kysely'

/** Returns a list of values as an array, for `unnest`. */
export function arrayOf(
  values: readonly unknown[],
  type: 'text' | 'boolean' | 'integer' | 'timestamptz',
): RawBuilder<unknown> {
  return sql`${values}::${sql.raw(type)}[]`
}

/** Returns the right side of a condition such as `where('id', '=', anyOf(ids))`. */
export function anyOf(values: string[]): RawBuilder<string> {
  return sql`any(${arrayOf(values, 'text')})`
}

/** Returns fields as the list of a SELECT. A field is a column, or a column and its new name: `companies.org_number as orgNumber`. */
export function columnList(fields: readonly string[]): RawBuilder<unknown> {
  return sql.raw(fields.map((field) => field.replace(/ as (\w+)$/, ' as "$1"')).join(', '))
}
