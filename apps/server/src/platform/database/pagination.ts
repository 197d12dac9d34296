import { invalidRequest } from '#platform/problems/invalid-request.ts'
import type { Problem } from '#platform/problems/problem.ts'
import type { Prefix } from './ids.ts'

export interface Page<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** Returns the ID of the last row before the page, or undefined for the first page. Throws if the cursor is invalid. */
export function readCursor(prefix: Prefix, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[a-z]{3}_[0-9a-z]{26}$/.test(id) || !id.startsWith(prefix)) {
    throw unknownCursor()
  }
  return id
}

export function unknownCursor(): Problem {
  return invalidRequest([
    { pointer: '/query/cursor', code: 'cursor', detail: 'must be a nextCursor from a response of the same operation' },
  ])
}

/** Makes a page from `rows`. Query one row more than `limit`: that row shows that there is a next page, and is left out. */
export function toPage<Row extends { id: string }>(rows: Row[], limit: number): Page<Row> {
  if (rows.length <= limit) return { rows, nextCursor: null }
  const page = rows.slice(0, limit)
  return { rows: page, nextCursor: cursorAfter(page.at(-1)!.id) }
}

export function cursorAfter(id: string): string {
  return Buffer.from(id).toString('base64url')
}
