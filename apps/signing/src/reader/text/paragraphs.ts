import type { Matrix, TextItem } from '../file/text-items.ts'

// All in parts of the height of the letters.
/** Two lines that are farther apart are two paragraphs. */
const LEADING = 1.7
/** A line begins a new paragraph if its distance from the line above is more than this multiple of the distance before. */
const WIDER = 1.25
/** A wider gap in a line is between the columns of a table. */
const CELL_GAP = 2
/** Left edges of one paragraph differ by at most this, because of the first line or the sign of a list. */
const INDENT = 4
const [SAME_EDGE, SAME_HEIGHT, SPACE] = [0.5, 1.15, 0.25]

/** Lines to both sides in which the right edge of a column is looked for. */
const NEIGHBOURS = 60

/** The sign or the number before an entry of a list, or before a section. */
const ENTRY = /^\s*([•●◦▪■–—*-]|§|\(?(\d{1,3}|[a-zåäö]|[ivx]{1,5})[.)]|\d{1,3}(\.\d{1,3})+\.?)\s/i

interface Line {
  /** The index of its last item. */
  last: number
  text: string
  left: number
  right: number
  base: number
  size: number
  /** True for a line that is never joined to another one: one with the cells of a table, or a turned one. */
  isAlone: boolean
}

/**
 * Returns for each item what comes after it: nothing inside of a line, a space where the next line goes on with the sentence, or one or two line breaks. The file
 * has only lines, and on a phone they have another length.
 */
export function breaksAfter(items: TextItem[]): string[] {
  const breaks = items.map(() => '')
  const lines = linesOf(items)
  let lastStep: number | undefined
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (!next) break
    const step = line.base - next.base
    const isFar = step < 0 || step > LEADING * line.size || (lastStep !== undefined && step > lastStep * WIDER)
    if (!isFar && goesOn(line, next, edgeOf(lines, index))) {
      breaks[line.last] = spaceBetween(line.text, next.text)
      lastStep = step
    } else {
      breaks[line.last] = isFar ? '\n\n' : '\n'
      lastStep = undefined
    }
  }
  return breaks
}

/** A word that is cut at the end of a line keeps its hyphen, because it may be part of the word. */
function spaceBetween(text: string, next: string): string {
  return /(\s|\p{L}[-\u00ad])$/u.test(text) || /^\s/.test(next) ? '' : ' '
}

/** True if the sentence did not end in the line: the next word had no room in it. */
function goesOn(line: Line, next: Line, edge: number): boolean {
  if (line.isAlone || next.isAlone || ENTRY.test(next.text)) return false
  const { size } = line
  if (Math.max(size, next.size) > Math.min(size, next.size) * SAME_HEIGHT) return false
  const indent = next.left - line.left
  if (Math.abs(indent) > INDENT * size || (indent > SAME_EDGE * size && !ENTRY.test(line.text))) return false
  const word = next.text.trimStart().split(/\s/, 1)[0]!
  const wordWidth = ((next.right - next.left) * word.length) / Math.max(1, next.text.length)
  return line.right + SPACE * size + wordWidth >= edge - SAME_EDGE * size
}

/** Returns the right edge of the column to which the line belongs. */
function edgeOf(lines: Line[], index: number): number {
  const { left, size, right } = lines[index]!
  const near = lines.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS)
  const column = near.filter((line) => Math.abs(line.left - left) <= INDENT * size && !line.isAlone)
  return column.reduce((most, line) => Math.max(most, line.right), right)
}

function linesOf(items: TextItem[]): Line[] {
  const lines: Line[] = []
  let first = 0
  for (const [index, { hasEOL }] of items.entries()) {
    if (!hasEOL && index < items.length - 1) continue
    const line = lineOf(items.slice(first, index + 1), index)
    // A line without letters belongs to the one before.
    if (line) lines.push(line)
    else if (lines.length > 0) lines.at(-1)!.last = index
    first = index + 1
  }
  return lines
}

function lineOf(items: TextItem[], last: number): Line | undefined {
  const seen = items.filter(({ str }) => str.trim())
  if (seen.length === 0) return undefined
  const [, turn, , , , base] = seen[0]!.transform as Matrix
  const size = Math.max(...seen.map(({ height }) => height), 1)
  const lefts = seen.map((item) => (item.transform as Matrix)[4])
  const rights = seen.map(({ width }, index) => lefts[index]! + width)
  const hasGap = lefts.some((left, index) => index > 0 && left - rights[index - 1]! > CELL_GAP * size)
  return {
    last,
    text: items.map(({ str }) => str).join(''),
    left: Math.min(...lefts),
    right: Math.max(...rights),
    base,
    size,
    isAlone: hasGap || turn !== 0,
  }
}
