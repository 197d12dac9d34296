import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { unknownCursor } from './pagination.ts'

/** An order of rows. A page finds its place in it by the values of the row before it. */
export interface RowOrder {
  columns: RawBuilder<unknown>[]
  direction: 'asc' | 'desc'
  /** The row of the columns with these values. */
  at: (values: string[]) => RawBuilder<unknown>
}

/** The condition that a row comes after these values. */
export function isBeyond({ columns, direction, at }: RowOrder, values: string[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(columns)}) ${direction === 'asc' ? sql`>` : sql`<`} ${at(values)}`
}

/** The condition that a row comes before these values, or has them. */
export function isUpTo({ columns, direction, at }: RowOrder, values: string[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(columns)}) ${direction === 'asc' ? sql`<=` : sql`>=`} ${at(values)}`
}

/** It contains the values, so that it holds its place also when the row is changed or deleted. */
export function cursorOf(values: string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Throws a Problem if the cursor does not contain values that are these. */
export function valuesOf(cursor: string, areThese: (values: string[]) => boolean): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0')
    if (Array.isArray(values) && values.every(isText) && areThese(values as string[])) return values as string[]
  } catch {}
  throw unknownCursor()
}
