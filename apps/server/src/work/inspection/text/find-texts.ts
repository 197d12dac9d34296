import type { FoundText, SoughtText, TextPlace } from '#platform/pdf/inspection.ts'
import type { PageOfText, TextReader } from './open-text.ts'
import { readableQuery } from './readable-text.ts'

interface Search {
  query: string
  /** The number of places that were found so far. */
  count: number
  /** The places that are wanted, by their number. */
  wanted: Map<number, TextPlace | undefined>
}

/** Finds each text in the pages of a file. Each page is read once, and the same text is sought once, because a request may have hundreds. */
export function findTexts(reader: TextReader, sought: SoughtText[]): FoundText[] {
  const byPage = new Map<number, Map<string, Search>>()
  const searches = sought.map(({ text, page = 0, occurrence }) => {
    const ofPage = getOrAdd(byPage, page, () => new Map<string, Search>())
    const query = readableQuery(text)
    const search = getOrAdd(ofPage, query, (): Search => ({ query, count: 0, wanted: new Map() }))
    search.wanted.set(occurrence, undefined)
    return search
  })
  const everywhere = [...(byPage.get(0)?.values() ?? [])]
  for (let page = 1; page <= reader.pages; page++) {
    const here = [...everywhere, ...(byPage.get(page)?.values() ?? [])]
    if (here.length > 0) reader.read(page, (text) => here.forEach((search) => searchPage(text, search)))
  }
  return sought.map(({ occurrence }, index) => {
    const { count, wanted } = searches[index]!
    return { count, place: wanted.get(occurrence) }
  })
}

function searchPage(page: PageOfText, search: Search): void {
  const { query, wanted } = search
  if (query === '') return
  for (let at = page.text.indexOf(query); at !== -1; at = page.text.indexOf(query, at + query.length)) {
    search.count++
    if (wanted.has(search.count)) wanted.set(search.count, page.placeOf(at, at + query.length))
  }
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const added = make()
  map.set(key, added)
  return added
}
