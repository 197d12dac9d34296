import type { FoundText, SoughtText, TextPlace } from '#platform/pdf/facts/inspection.ts'
import type { PageOfText, TextReader } from './open-text.ts'
import { readableQuery } from './readable-text.ts'

interface Search {
  query: string
  /** The page to search. 0 means all pages. */
  page: number
  /** The number of places that were found so far. */
  count: number
  /** The places that are wanted, by their number. */
  wanted: Map<number, TextPlace | undefined>
}

/** Finds each text in the pages of a file. Each page is read once, and the same text is sought once, because a request may have hundreds. */
export function findTexts(reader: TextReader, sought: SoughtText[]): FoundText[] {
  const all = new Map<string, Search>()
  const searches = sought.map(({ text, page = 0, occurrence }) => {
    const query = readableQuery(text)
    const key = `${page} ${query}`
    const search = all.get(key) ?? { query, page, count: 0, wanted: new Map<number, TextPlace | undefined>() }
    all.set(key, search)
    search.wanted.set(occurrence, undefined)
    return search
  })
  searchPages(reader, [...all.values()])
  // PDFium puts a space between letters that stand far apart.
  const missing = [...all.values()].filter(({ count, query }) => count === 0 && query.length > 1)
  for (const search of missing) search.query = Array.from(search.query.replaceAll(' ', '')).join(' ')
  searchPages(reader, missing)
  return sought.map(({ occurrence }, index) => {
    const { count, wanted } = searches[index]!
    return { count, place: wanted.get(occurrence) }
  })
}

function searchPages(reader: TextReader, searches: Search[]): void {
  const everywhere = searches.filter(({ page }) => page === 0)
  for (let number = 1; number <= reader.pages; number++) {
    const here = [...everywhere, ...searches.filter(({ page }) => page === number)]
    if (here.length > 0) reader.read(number, (page) => here.forEach((search) => searchPage(page, search)))
  }
}

function searchPage(page: PageOfText, search: Search): void {
  const { query, wanted } = search
  if (query === '') return
  for (let at = page.text.indexOf(query); at !== -1; at = page.text.indexOf(query, at + query.length)) {
    const place = page.placeOf(at, at + query.length)
    if (!touchesPage(place)) continue
    search.count++
    if (wanted.has(search.count)) wanted.set(search.count, place)
  }
}

const touchesPage = ({ x, y, width, height }: TextPlace) => x < 1 && y < 1 && x + width > 0 && y + height > 0
