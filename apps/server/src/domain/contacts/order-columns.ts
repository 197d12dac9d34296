import { type RawBuilder, sql } from 'kysely'
import { cursorOf, type RowOrder, valuesOf } from '#platform/database/keyset.ts'
import { cursorAfter, readCursor } from '#platform/database/pagination.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import type { Database } from '#platform/database/tables.ts'

export type ContactSort = 'NEWEST' | 'NAME'

interface Place {
  id: string
  firstName: string
  lastName: string
}

/** An order of the contacts, and how a page finds its place in it. */
export interface ContactOrder extends RowOrder {
  /** Returns the values of the columns at the cursor. Throws a Problem if the cursor is not one of this order. */
  read: (cursor: string) => string[]
  /** Returns the values before the first contact at this text. Throws a Problem if the order has no texts. */
  before: (text: string) => string[]
  valuesAt: (place: Place) => string[]
  cursorAt: (place: Place) => string
}

const newestFirst: ContactOrder = {
  columns: [sql`contact.id`],
  at: ([id]) => sql`(${id})`,
  direction: 'desc',
  read: (cursor) => [readCursor('ctc', cursor)!],
  before: () => {
    throw invalidRequest([{ pointer: '/query/from', code: 'unexpected', detail: 'is accepted only with sort=NAME' }])
  },
  valuesAt: ({ id }) => [id],
  cursorAt: ({ id }) => cursorAfter(id),
}

function byName(collation: RawBuilder<unknown>): ContactOrder {
  const inAlphabet = (text: RawBuilder<string>) => sql<string>`lower(${text} collate ${collation})`
  // Who has one name stands under it.
  const valuesAt = ({ id, firstName, lastName }: Place) => [lastName || firstName, firstName, id]
  return {
    columns: [
      inAlphabet(sql`coalesce(nullif(contact.last_name, ''), contact.first_name)`),
      inAlphabet(sql`contact.first_name`),
      sql`contact.id`,
    ],
    at: ([name, firstName, id]) =>
      sql`(${inAlphabet(sql`${name}::text`)}, ${inAlphabet(sql`${firstName}::text`)}, ${id})`,
    direction: 'asc',
    read: (cursor) => valuesOf(cursor, ({ length }) => length === 3),
    before: (text) => [text, '', ''],
    valuesAt,
    cursorAt: (place) => cursorOf(valuesAt(place)),
  }
}

/** In the alphabet of Swedish, å, ä and ö come last. A PostgreSQL that was built without ICU sorts by the numbers of the letters. */
export async function orderOfContacts(db: Database, sort: ContactSort): Promise<ContactOrder> {
  if (sort === 'NEWEST') return newestFirst
  const { rows } = await sql`select from pg_collation where collname = 'sv-x-icu'`.execute(db)
  return byName(rows.length > 0 ? sql.id('sv-x-icu') : sql.id('C'))
}
