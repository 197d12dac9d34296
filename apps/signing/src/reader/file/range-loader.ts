/**
 * Bytes of the shortest range that pdf.js asks for. Before pdf.js draws the first page, it reads the entry of each page. With its default of 65,536
 * bytes, it would also load much that lies beside the entries.
 */
export const CHUNK = 2048
/** Bytes of a request that is alone. pdf.js then follows references, and the next one often leads to a place close by. */
const ALONE = 16 * CHUNK
/** Bytes between two ranges. To load them takes less time than another request. */
const GAP = 8 * CHUNK
/** The most bytes of merged ranges, so that a lost connection does not cost too much. */
const MAX_MERGED = 256 * CHUNK
/** Milliseconds. In this time, pdf.js asks for all ranges that do not depend on each other. */
const GATHERING = 15

/** The bytes from `begin` to `end`, without `end`. */
interface Range {
  begin: number
  end: number
}

interface RangeLoaderOptions {
  /** Bytes of the file. */
  size: number
  load: (begin: number, end: number) => Promise<Uint8Array>
  /** Called with the bytes from the beginning of each range that was asked for. There may be more bytes than the range has. */
  onLoaded: (begin: number, bytes: Uint8Array) => void
  onFailure: (error: unknown) => void
}

/** Returns the function that asks for a range. Ranges that are asked for at the same time and lie close together are loaded by one request. */
export function openRangeLoader({ size, load, onLoaded, onFailure }: RangeLoaderOptions) {
  const tail = { begin: Math.max(0, (Math.ceil(size / CHUNK) - ALONE / CHUNK) * CHUNK), end: size }
  // The end of the file has the directory of its objects. pdf.js asks for it only after the first bytes.
  const loadedTail = load(tail.begin, tail.end)
  // `answer` reports a failure, but only if pdf.js needs the end.
  loadedTail.catch(() => {})
  let underway = 0
  const answer = async (wanted: Range[], begin: number, loaded: Promise<Uint8Array>) => {
    underway++
    const bytes = await loaded.finally(() => underway--)
    for (const range of wanted) onLoaded(range.begin, bytes.slice(range.begin - begin, range.end - begin))
  }
  let gathered: Range[] = []
  const loadGathered = () => {
    const wanted = gathered
    gathered = []
    const [first] = wanted as [Range, ...Range[]]
    if (wanted.length === 1 && underway === 0) first.end = Math.min(Math.max(first.end, first.begin + ALONE), size)
    for (const parts of groupRanges(wanted)) {
      const begin = parts[0]!.begin
      answer(parts, begin, load(begin, Math.max(...parts.map(({ end }) => end)))).catch(onFailure)
    }
  }
  return (begin: number, end: number): void => {
    if (begin >= tail.begin) return void answer([{ begin, end }], tail.begin, loadedTail).catch(onFailure)
    if (gathered.length === 0) setTimeout(loadGathered, GATHERING)
    gathered.push({ begin, end })
  }
}

/** Groups the ranges that lie close together. The groups and their ranges are in the order of the file. */
function groupRanges(ranges: Range[]): Range[][] {
  const groups: Range[][] = []
  let reached = 0
  for (const range of ranges.toSorted((a, b) => a.begin - b.begin)) {
    const group = groups.at(-1)
    if (group && range.begin - reached <= GAP && range.end - group[0]!.begin <= MAX_MERGED) group.push(range)
    else {
      groups.push([range])
      reached = 0
    }
    reached = Math.max(reached, range.end)
  }
  return groups
}
