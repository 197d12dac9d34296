import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { hasWords, mayHaveWordsBelow } from '#platform/database/search.ts'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import type { Database, Tables } from '#platform/database/tables.ts'
import type { Need } from './attention-store.ts'
import type { Condition } from './condition-store.ts'
import { documentFields } from './document-columns.ts'
import { foldedLabelsOfRow } from './label-store.ts'
import type { DocumentFilter } from './filter-store.ts'
import type { DocumentOrder } from './order-columns.ts'

interface Search {
  /** The documents in their order, from the cursor on. */
  listed: SelectQueryBuilder<Tables, 'documents', Partial<Need>>
  order: DocumentOrder
  filter: DocumentFilter
  /** The conditions of the filter other than the search. */
  filters: Condition[]
  limit: number
}

/**
 * No index finds a part of a word. So one request searches a limited number of documents, and its cursor continues after them. They are read once, in
 * their order, until there are enough hits. `last` is the last of them. It is undefined if the search has
 * reached the end of the list, or has enough hits.
 */
export async function findSearched(db: Database, { listed, order, filter, filters, limit }: Search) {
  // A named column keeps the order known outside, so that PostgreSQL does not sort all documents first.
  const keys = order.columns.map((column, index) => column.as(`key${index}`))
  const inOrder = sql.join(order.columns.map((column) => sql`${column} ${sql.raw(order.direction)}`))
  const place = sql<number>`(row_number() over (order by ${inOrder}))::integer`.as('place')
  const searched = listed
    .selectAll('documents')
    .select([...keys, place])
    .limit(MAX_SEARCHED)
    .as('documents')
  const { quick, exact } = wordsIn(filter)
  // PostgreSQL checks them in this order, so most documents cost only the quick ones.
  const isHit: Condition = (where) => where.and([...quick, ...filters.map((each) => each(where)), ...exact])
  const needs = filter.attention
    ? [sql<number>`urgency`.as('urgency'), sql<string | null>`"partyId"`.as('partyId')]
    : []
  // It has the name of the table of documents, so that the columns and conditions are those of other queries.
  let query = (db.selectFrom(searched) as unknown as SelectQueryBuilder<Tables, 'documents', Partial<Need>>)
    .where((where) => where.or([isHit(where), sql<SqlBool>`place = ${MAX_SEARCHED}`]))
    .select(documentFields)
    .select((select) => [sql<boolean>`${isHit(select)}`.as('isHit'), sql<number>`place`.as('place'), ...needs])
    .limit(limit)
  for (const { alias } of keys) query = query.orderBy(sql.ref(`documents.${alias}`), order.direction)
  const rows = await query.execute()
  return { found: rows.filter(({ isHit }) => isHit), last: rows.find((row) => row.place === MAX_SEARCHED) }
}

/**
 * A search finds words in the title and the reference identifier, in the names, addresses and companies of the parties, and in the labels. A person is one party that
 * has all words in its name and its e-mail address.
 */
function wordsIn({ search, person }: DocumentFilter) {
  const searched = sql<string>`coalesce(search_text, search_text_of(documents.id, title, external_id))`
  const [quick, exact]: [RawBuilder<SqlBool>[], RawBuilder<SqlBool>[]] = [[], []]
  if (search !== undefined) quick.push(hasWords(sql`concat_ws(E'\n', ${searched}, ${foldedLabelsOfRow})`, search))
  if (person !== undefined) {
    const named = hasWords(sql<string>`split_part(person, E'\t', 1)`, person)
    const people = sql`string_to_table(${searched}, E'\n') with ordinality as people (person, place)`
    quick.push(mayHaveWordsBelow(searched, person))
    exact.push(sql`exists (select from ${people} where people.place > 1 and ${named})`)
  }
  return { quick, exact }
}
