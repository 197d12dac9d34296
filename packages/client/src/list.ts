/** A list that is answered a page at a time: await it for one page, or iterate over it for every item of all pages. */
export interface List<Page, Item> extends PromiseLike<Page>, AsyncIterable<Item> {}

interface Cursor {
  cursor?: string
}

/** Asks for nothing until it is awaited or iterated over, and for no page before all of the one before were taken. */
export function toList<Page extends { nextCursor: string | null }, Item>(
  fetchPage: (query: Cursor) => Promise<Page>,
  key: keyof Page,
  query: Cursor = {},
): List<Page, Item> {
  let first: Promise<Page> | undefined
  const firstPage = () => (first ??= fetchPage(query))
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- This is what makes it awaitable.
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
