import type { DocumentStatus } from '@paraph/contract'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { firstIdOf } from '#platform/database/ids.ts'
import { DAY } from '#platform/formats/durations.ts'
import type { Condition } from './condition-store.ts'
import { hasLabel } from './label-store.ts'
import type { DocumentSort } from './order-columns.ts'
import { belongsTo } from './viewer-store.ts'

export interface DocumentFilter {
  status?: DocumentStatus
  externalId?: string
  label?: string
  /** The member to whom the documents belong. */
  owner?: string
  search?: string
  person?: string
  attention?: boolean
  /** The member who asks. Its own turn to sign needs attention too. */
  self?: string | undefined
  /** The time that `from` and `before` are about. */
  time?: 'CREATED' | 'SENT' | 'CHANGED'
  from?: string
  before?: string
}

/** Milliseconds by which the time of an ID and `createdAt` differ at most. Mostly it is less than a second, but two clocks can differ. */
const ID_TOLERANCE = DAY

const timeColumns = { SENT: 'sent_at', CHANGED: 'updated_at' } as const

/** Returns the conditions of the filter, without those about the status and the search. */
export function filtersOf(
  accountId: string,
  { externalId, label, owner, time = 'CREATED', from, before }: DocumentFilter,
  sort: DocumentSort,
): Condition[] {
  const conditions: Condition[] = []
  if (externalId !== undefined) conditions.push((where) => where('external_id', '=', externalId))
  if (label !== undefined) conditions.push((where) => hasLabel(where, accountId, label))
  if (owner !== undefined) conditions.push((where) => belongsTo(where, owner))
  // The IDs tell when the documents were created. With them, PostgreSQL does not read all newer documents to find old ones. No document was sent or
  // changed before it was created.
  if (before !== undefined)
    conditions.push((where) => where('documents.id', '<', firstIdOf('doc', Date.parse(before) + ID_TOLERANCE)))
  if (time !== 'CREATED') {
    if (from !== undefined) conditions.push((where) => where(timeColumns[time], '>=', from))
    if (before !== undefined) conditions.push((where) => where(timeColumns[time], '<', before))
  } else if (from !== undefined || before !== undefined) {
    if (from !== undefined)
      conditions.push((where) => where('documents.id', '>=', firstIdOf('doc', Date.parse(from) - ID_TOLERANCE)))
    conditions.push(() => isCreated(sort, from, before))
  }
  return conditions
}

/**
 * The planner of PostgreSQL takes this condition and the one on the IDs for independent, and expects far fewer documents than there are. By title, it
 * would then sort them all, which is slow, rather than find the first ones in the index of the titles. It can't look into `coalesce`.
 */
function isCreated(sort: DocumentSort, from = '-infinity', before = 'infinity'): RawBuilder<SqlBool> {
  const isBetween = sql<SqlBool>`created_at >= ${from} and created_at < ${before}`
  return sort === 'TITLE' ? sql`coalesce(${isBetween}, false)` : isBetween
}
