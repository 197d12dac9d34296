import type { Maker } from '@paraph/contract'
import { type RawBuilder, sql } from 'kysely'

/** The key or the member that a column names, with its name as it is now. Both stay in the database when they can't be used any more. */
export function makerIn(column: string): RawBuilder<Maker | null> {
  const id = sql.ref(column)
  return sql`case when ${id} is not null then coalesce(
    (select json_build_object('type', 'MEMBER', 'id', members.id, 'name', members.name) from members where members.id = ${id}),
    (select json_build_object('type', 'API_KEY', 'id', api_keys.id, 'name', api_keys.name) from api_keys where api_keys.id = ${id})
  ) end`
}

/** The answer has `createdBy` only if it is known. */
export function withMaker<Row extends { createdBy?: Maker | null }>({ createdBy, ...row }: Row) {
  return { ...row, ...(createdBy && { createdBy }) }
}
