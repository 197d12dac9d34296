import type { DocumentCounts, DocumentStatus } from '@paraph/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'
import { needsOf } from './attention-store.ts'
import { type Condition, hasStatus, isOverdue } from './condition-store.ts'
import { MAX_COUNTED } from './list-rules.ts'
import { belongsTo, isSeenBy, type Viewer } from './viewer-store.ts'

/** Counts the documents that the lists of the viewer have. Each part of the query ends at the limit. `self` is the member who asks. */
export async function countDocuments(
  db: Database,
  viewer: Viewer,
  self: string | undefined,
  now: Date,
): Promise<DocumentCounts> {
  const seen = db.selectFrom('documents').select('documents.id').where(isSeenBy(viewer)).limit(MAX_COUNTED)
  const needs = needsOf(viewer.accountId, self, now).as<'needs'>(sql`needs`)
  const count = (listed: RawBuilder<unknown>) => sql<number>`(select count(*)::integer from (${listed}) as counted)`
  const countOf = (condition: Condition) => count(sql`${seen.where(condition)}`)
  const withStatus = (status: DocumentStatus) => countOf(hasStatus(status, now))
  const row = await db
    .selectNoFrom([
      count(sql`${seen}`).as('all'),
      count(sql`${seen.innerJoin(needs, 'needs.documentId', 'documents.id')}`).as('attention'),
      withStatus('DRAFT').as('DRAFT'),
      withStatus('SENT').as('SENT'),
      withStatus('COMPLETED').as('COMPLETED'),
      withStatus('REJECTED').as('REJECTED'),
      withStatus('EXPIRED').as('EXPIRED'),
      countOf(isOverdue(db, viewer.accountId, now)).as('overdue'),
      withStatus('CANCELLED').as('CANCELLED'),
    ])
    .$if(self !== undefined, (query) => query.select(countOf((where) => belongsTo(where, self!)).as('own')))
    .executeTakeFirstOrThrow()
  const { all, attention, own, overdue, ...byStatus } = row
  const EXPIRED = Math.min(byStatus.EXPIRED + overdue, MAX_COUNTED)
  return { all, attention, ...(own !== undefined && { own }), byStatus: { ...byStatus, EXPIRED } }
}
