import type { DocumentStatus } from '@paraph/contract'
import { sql } from 'kysely'
import { cursorOf, type RowOrder, valuesOf } from '#platform/database/keyset.ts'
import { cursorAfter, readCursor } from '#platform/database/pagination.ts'

export type DocumentSort = 'NEWEST' | 'TITLE' | 'STATUS' | 'CHANGED' | 'URGENCY'

interface Place {
  id: string
  title: string
  /** As it is stored. For some minutes, a document that has expired stands among those that were sent. */
  status: DocumentStatus
  updatedAt: string
  /** Only in a list of what needs attention. */
  urgency?: number
}

/** An order of the documents, and how a page finds its place in it. */
export interface DocumentOrder extends RowOrder {
  /** Returns the values of the columns at the cursor. Throws a Problem if the cursor is not one of this order. */
  read: (cursor: string) => string[]
  cursorAt: (place: Place) => string
}

const newestFirst: DocumentOrder = {
  columns: [sql`documents.id`],
  at: ([id]) => sql`(${id})`,
  direction: 'desc',
  read: (cursor) => [readCursor('doc', cursor)!],
  cursorAt: ({ id }) => cursorAfter(id),
}

type Keyed = Pick<DocumentOrder, 'columns' | 'at' | 'direction'> & {
  keyOf: (place: Place) => string
  isKey: (key: string) => boolean
}

/** The cursor names its order, because the values of another order could be valid in this one. */
function byKey(sort: DocumentSort, { keyOf, isKey, ...order }: Keyed): DocumentOrder {
  return {
    ...order,
    read: (cursor) => {
      const [, ...values] = valuesOf(
        cursor,
        ([name, key, id, ...others]) =>
          name === sort && key !== undefined && isKey(key) && id !== undefined && others.length === 0,
      )
      return values
    },
    cursorAt: (place) => cursorOf([sort, keyOf(place), place.id]),
  }
}

const orders: Record<DocumentSort, DocumentOrder> = {
  NEWEST: newestFirst,
  TITLE: byKey('TITLE', {
    columns: [sql`title_place(documents.title)`, sql`documents.id`],
    at: ([title, id]) => sql`(title_place(${title}::text), ${id})`,
    direction: 'asc',
    keyOf: ({ title }) => title,
    isKey: () => true,
  }),
  STATUS: byKey('STATUS', {
    columns: [sql`status_place(documents.status)`, sql`documents.id`],
    at: ([status, id]) => sql`(status_place(${status}::text), ${id})`,
    direction: 'desc',
    keyOf: ({ status }) => status,
    isKey: () => true,
  }),
  CHANGED: byKey('CHANGED', {
    columns: [sql`documents.updated_at`, sql`documents.id`],
    at: ([time, id]) => sql`(${time}::timestamptz, ${id})`,
    direction: 'desc',
    keyOf: ({ updatedAt }) => updatedAt,
    isKey: (time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) && Date.parse(time) > 0,
  }),
  URGENCY: byKey('URGENCY', {
    columns: [sql`needs.urgency`, sql`documents.id`],
    at: ([urgency, id]) => sql`(${urgency}::integer, ${id})`,
    direction: 'desc',
    keyOf: ({ urgency }) => String(urgency),
    isKey: (urgency) => /^\d$/.test(urgency),
  }),
}

/** The order by status, if the list has documents of one status only: then it needs only their IDs, which have an index. */
const withinStatus: Pick<DocumentOrder, 'columns' | 'at'> = {
  columns: newestFirst.columns,
  at: ([, id]) => sql`(${id})`,
}

export function orderOfDocuments(sort: DocumentSort, isReversed: boolean, hasOneStatus: boolean): DocumentOrder {
  const order = { ...orders[sort], ...(sort === 'STATUS' && hasOneStatus && withinStatus) }
  return isReversed ? { ...order, direction: order.direction === 'asc' ? 'desc' : 'asc' } : order
}
