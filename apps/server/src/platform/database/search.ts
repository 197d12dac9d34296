import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { arrayOf } from './lists.ts'
import { wordsOf } from './search-rules.ts'

/**
 * The condition that a text contains each word, in any case and with or without accents. The text was read by `folded`, in PostgreSQL. No index helps,
 * so bound the rows by `MAX_SEARCHED`.
 */
export function hasWords(foldedText: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  return isLikeWords(foldedText, '%', search)
}

/** The condition that a text contains each word in a line after its first one. It is true for some other texts. */
export function mayHaveWordsBelow(foldedText: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  return isLikeWords(foldedText, '%\n%', search)
}

/** PostgreSQL computes an array of a query once, not for each row. */
function isLikeWords(text: RawBuilder<string>, start: string, search: string): RawBuilder<SqlBool> {
  const escaped = sql`regexp_replace(folded(word), '[\\\\%_]', '\\\\\\&', 'g')`
  const words = sql`unnest(${arrayOf(wordsOf(search), 'text')}) as word`
  return sql<SqlBool>`${text} like all(array(select ${start}::text || ${escaped} || '%' from ${words}))`
}
