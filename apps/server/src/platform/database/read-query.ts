import { type CompiledQuery, SelectQueryNode } from '#kysely'

/**
 * True for a query that changes nothing. Raw SQL counts as a write, and so does a query with common table expressions, because these can write.
 * So a function that changes or locks something, such as an advisory lock, belongs in raw SQL.
 */
export function isRead({ query }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) && query.with === undefined
}

/** True for a read that locks no rows. It waits for no other transaction, so other reads can be sent behind it on the same connection. */
export function isShareable(compiled: CompiledQuery): boolean {
  return isRead(compiled) && !('endModifiers' in compiled.query)
}
