import type { Prefix } from './ids.ts'
import type { Problem } from '../problems/problem.ts'
import { invalidRequest } from '../problems/invalid-request.ts'

export interface Page<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** The identifier that the page begins after. */
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
    { pointer: '/query/cursor', code: 'cursor', detail: 'must be the nextCursor of an answer to the same operation' },
  ])
}

/** Of one row more than the limit, asked for to see whether there is a next page. */
export function toPage<Row extends { id: string }>(rows: Row[], limit: number): Page<Row> {
  if (rows.length <= limit) return { rows, nextCursor: null }
  const page = rows.slice(0, limit)
  return { rows: page, nextCursor: Buffer.from(page.at(-1)!.id).toString('base64url') }
}
