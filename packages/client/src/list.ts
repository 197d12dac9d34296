/** A list that the server returns page by page. Await it for one page, or iterate over it for all items of all pages. */
export interface List<Page, Item> extends PromiseLike<Page>, AsyncIterable<Item> {}

interface Cursor {
  cursor?: string
}

/** Returns a lazy list. It requests the first page when it is awaited or iterated over, and each later page when the previous one is used up. */
export function toList<Page extends { nextCursor: string | null }, Item>(
  fetchPage: (query: Cursor) => Promise<Page>,
  key: keyof Page,
  query: Cursor = {},
): List<Page, Item> {
  let first: Promise<Page> | undefined
  const firstPage = () => (first ??= fetchPage(query))
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- `then` makes it awaitable.
    then: (onPage, onError) => firstPage().then(onPage, onError),
    async *[Symbol.asyncIterator]() {
      let page = await firstPage()
      yield* page[key] as Item[]
      while (page.nextCursor !== null) {
        page = await fetchPage({ ...query, cursor: page.nextCursor })
        yield* page[key] as Item[]
      }
    },
  }
}
