export interface CsvRecord {
  /** The first line of the record in the file. The file begins with line 1. */
  line: number
  cells: string[]
  /** True if a quotation mark is not closed, or if text follows a closed one. Then the record is one line, divided at each separator, without such marks. */
  isBroken: boolean
}

/** Reads a CSV file record by record. After a broken record, it goes on in the next line, so that no other record is lost. */
export function* readRecords(text: string, separator: string): Generator<CsvRecord> {
  let [at, line] = [0, 1]
  while (at < text.length) {
    const { end, ...record } = recordAt(text, at, separator)
    yield { line, ...record }
    const next = text.startsWith('\r\n', end) ? end + 2 : end + 1
    line += linesIn(text.slice(at, end)) + 1
    at = next
  }
}

function recordAt(text: string, start: number, separator: string) {
  const cells: string[] = []
  let at = start
  while (true) {
    const cell = cellAt(text, at, separator)
    if (!cell) {
      const end = endOfPlain(text, start, '\n')
      const parts = text.slice(start, end).split(separator)
      return {
        cells: parts.map((part) => part.replaceAll(/^ *"|" *$/g, '').replaceAll('""', '"')),
        isBroken: true,
        end,
      }
    }
    cells.push(cell.text)
    if (text[cell.end] !== separator) return { cells, isBroken: false, end: cell.end }
    at = cell.end + 1
  }
}

/** Returns undefined if a quotation mark of the cell is wrong. */
function cellAt(text: string, start: number, separator: string): { text: string; end: number } | undefined {
  const open = skipSpaces(text, start)
  if (text[open] !== '"') {
    const end = endOfPlain(text, start, separator)
    return { text: text.slice(start, end), end }
  }
  const close = closingMark(text, open + 1)
  if (close === -1) return undefined
  const end = skipSpaces(text, close + 1)
  const isEnd = end === text.length || [separator, '\r', '\n'].includes(text[end]!)
  return isEnd ? { text: text.slice(open + 1, close).replaceAll('""', '"'), end } : undefined
}

function skipSpaces(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at++
  return at
}

/** Two quotation marks are one of the text. A broken record has an odd number of them, so a search never goes far beyond the next broken record. */
function closingMark(text: string, start: number): number {
  let at = text.indexOf('"', start)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** Returns where the separator or the end of the line is. */
function endOfPlain(text: string, start: number, separator: string): number {
  const mark = separator.charCodeAt(0)
  for (let end = start; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === mark || code === 10 || code === 13) return end
  }
  return text.length
}

const linesIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
