import { misuse, requireNumber } from './error.ts'

/**
 * A list that the server returns page by page. Await it for one page, iterate over it for all items of all pages, or over `pages()` for the
 * pages. After a failure, the next use requests the page again.
 */
export interface List<Page, Item> extends Promise<Page>, AsyncIterable<Item> {
  /**
   * Returns the items of all pages, up to a limit.
   *
   * @param options.limit - The highest number of items; 10,000 by default.
   * @throws ParaphError `argument_invalid` if the limit is negative, or if no limit is given and the list has more than 10,000 items.
   */
  toArray: (options?: { limit?: number | undefined }) => Promise<Item[]>
  /** Iterates over the pages. */
  pages: () => AsyncIterable<Page>
}

interface Cursor {
  cursor?: string
}

const MOST_ITEMS = 10_000

/** Returns a lazy list. It requests the first page when it is awaited or iterated over, and each later page when the previous one is used up. */
export function toList<Page extends { nextCursor: string | null }, Item>(
  fetchPage: (query: Cursor, key: string) => Promise<Page>,
  key: string & keyof Page,
  query: Cursor = {},
): List<Page, Item> {
  let first: Promise<Page> | undefined
  const firstPage = () =>
    (first ??= fetchPage(query, key).catch((error: unknown) => {
      first = undefined
      throw error
    }))
  async function* pages() {
    let page = await firstPage()
    yield page
    while (page.nextCursor !== null) {
      page = await fetchPage({ ...query, cursor: page.nextCursor }, key)
      yield page
    }
  }
  async function* items() {
    for await (const page of pages()) yield* page[key] as Item[]
  }
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- `then` makes it awaitable.
    then: (onPage, onError) => firstPage().then(onPage, onError),
    catch: (onError) => firstPage().catch(onError),
    finally: (onEnd) => firstPage().finally(onEnd),
    [Symbol.toStringTag]: 'List',
    [Symbol.asyncIterator]: items,
    pages,
    async toArray({ limit } = {}) {
      const found: Item[] = []
      requireNumber('limit', limit ?? 0)
      if (limit === 0) return found
      for await (const item of items()) {
        if (found.length === MOST_ITEMS && limit === undefined)
          throw misuse(`The list has more than ${MOST_ITEMS} items. Pass a limit.`)
        if (found.push(item) >= (limit ?? Infinity)) break
      }
      return found
    },
  }
}
