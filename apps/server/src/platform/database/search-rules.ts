/** The maximum number of rows that one request searches. A larger account needs more requests, with the cursor. */
export const MAX_SEARCHED = 10_000

/** A row is found if it contains each of these words. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}
