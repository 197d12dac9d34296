import type { DocumentStatus } from '@paraph/contract'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database, Tables } from '#platform/database/tables.ts'

export type Condition = (where: ExpressionBuilder<Tables, 'documents'>) => Expression<SqlBool>

/** The rule of `statusAt` in SQL, with one exception: `isOverdue` finds the documents that have expired and are still stored as SENT. */
export function hasStatus(status: DocumentStatus | undefined, now: Date): Condition {
  return (where) => {
    if (status === undefined) return where.lit(true)
    const stored = where('status', '=', status)
    if (status !== 'SENT') return stored
    const isOpen = where.or([
      where('expires_at', 'is', null),
      where('expires_at', '>', now.toISOString()),
      where('seal_status', 'is not', null),
    ])
    return where.and([stored, isOpen])
  }
}

/**
 * Finds the expired documents that are still stored as SENT, because no job has ended them yet. They are few, and the index on `expires_at` finds
 * them.
 */
export function isOverdue(db: Database, accountId: string, now: Date): Condition {
  const overdue = db
    .with(
      (cte) => cte('overdue').materialized(),
      (tables) =>
        tables
          .selectFrom('documents')
          .select(['id', 'account_id'])
          .where('status', '=', 'SENT')
          .where('expires_at', '<=', now.toISOString())
          .where('seal_status', 'is', null),
    )
    .selectFrom('overdue')
    .select('overdue.id')
    .where('overdue.account_id', '=', accountId)
  return (where) => where('id', 'in', overdue)
}
