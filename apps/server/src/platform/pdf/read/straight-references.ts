const MAX_SECTIONS = 200
/** Bytes of white space. Programs that leave room in a file leave some dozens. */
const MAX_SPACE = 1000
/** A section of cross-references, with the white space before it. */
const SECTION = /^([\0\t\n\f\r ]*)(?:xref|\d+\s+\d+\s+obj)/
const PREVIOUS = /(\/Prev\s+)(\d+)/
const TRAILER = 'trailer'
const END = 'startxref'
/** The head of a part of a table, and an entry. */
const PART = /[\0\t\n\f\r ]*(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+/y
const ENTRY = /(\d{10} \d{5} [nf])[\0\t\n\f\r ]+/y
const ENTRY_WIDTH = 20

interface Section {
  /** Where the file says that it begins. */
  offset: number
  /** Where it begins behind white space. */
  start: number
  /** Its table in the right form, if the file has it in another one. It ends before the trailer. */
  table?: string | undefined
  /** Where the digits of the offset of the section before it stand. */
  previous?: { start: number; end: number } | undefined
}

export interface References {
  /** To be written at the position. Empty for almost all files. */
  bytes: Buffer
  /** The offset of the newest section. */
  start: number
  /** True if an offset of the file leads to the white space before its section. */
  isMended: boolean
}

/**
 * Returns where the newest cross-references of a file begin. Some programs count a line break too few, so an offset leads to the white space before a
 * section. Others write entries that have not 20 bytes. All viewers overlook both, but they are against the standard. Sections with a wrong offset or
 * a wrong table are copied with the right one, to be written at `position`.
 *
 * @throws Error if the file names no offset
 */
export function straightReferences(file: Buffer, position: number): References {
  const sections = readSections(file)
  const [newest] = sections
  if (!newest) return { bytes: Buffer.alloc(0), start: requireStart(file), isMended: false }
  const lastMisplaced = sections.findLastIndex(({ offset, start }) => offset !== start)
  const lastUneven = sections.findLastIndex(({ table }) => table !== undefined)
  const copied = Math.max(lastMisplaced, lastUneven + 1, 0)
  const copies: Buffer[] = []
  let [target, at] = [sections[copied]?.start, position]
  for (const section of sections.slice(0, copied).toReversed()) {
    const copy = Buffer.concat([copyOf(file, section, target), Buffer.from(`${END}\n${at}\n%%EOF\n`)])
    copies.push(copy)
    target = at
    at += copy.length
  }
  return { bytes: Buffer.concat(copies), start: target!, isMended: lastMisplaced !== -1 || copied > 0 }
}

/** Copies a section of cross-references, and writes the offset of the previous section into it. The first section has no previous one. */
function copyOf(file: Buffer, { start, table, previous }: Section, target: number | undefined): Buffer {
  const rest = table === undefined ? start : file.indexOf(TRAILER, start)
  const end = file.indexOf(END, start)
  const parts =
    previous && target !== undefined
      ? [file.subarray(rest, previous.start), Buffer.from(`${target}`), file.subarray(previous.end, end)]
      : [file.subarray(rest, end)]
  return Buffer.concat([Buffer.from(table ?? '', 'latin1'), ...parts])
}

/** True if the file says where its cross-references are, and they begin there. Otherwise programs must search the file for its objects. */
export function leadsToReferences(file: Buffer): boolean {
  const [newest] = readSections(file)
  if (!newest) return false
  const { start } = newest
  return isTableAt(file, start) || file.subarray(start, file.indexOf('stream', start)).includes('/XRef')
}

/** Returns the sections, newest first. They end where the library must judge what follows. */
function readSections(file: Buffer): Section[] {
  const sections: Section[] = []
  const seen = new Set<number>()
  for (let offset: number | undefined = lastStart(file); offset !== undefined && !seen.has(offset);) {
    seen.add(offset)
    const [, space] = SECTION.exec(file.toString('latin1', offset, offset + MAX_SPACE)) ?? []
    if (space === undefined || sections.length === MAX_SECTIONS) break
    const start = offset + space.length
    const previous = previousOf(file, start)
    sections.push({ offset, start, table: mendedTable(file, start), previous })
    offset = previous && Number(file.toString('latin1', previous.start, previous.end))
  }
  return sections
}

const isTableAt = (file: Buffer, start: number) => file.toString('latin1', start, start + 4) === 'xref'

/** Returns the table of a section in the right form. Undefined if it has that form, if it can't be read, or if the section is a stream. */
function mendedTable(file: Buffer, start: number): string | undefined {
  const end = file.indexOf(TRAILER, start)
  if (!isTableAt(file, start) || end === -1) return undefined
  const text = file.toString('latin1', start + 4, end)
  let mended = 'xref\n'
  let isEven = true
  for (let at = 0; at < text.length;) {
    PART.lastIndex = at
    const [head, first, count] = PART.exec(text) ?? []
    if (head === undefined) return undefined
    mended += `${first} ${count}\n`
    at += head.length
    for (let read = 0; read < Number(count); read++) {
      ENTRY.lastIndex = at
      const [line, entry] = ENTRY.exec(text) ?? []
      if (line === undefined) return undefined
      mended += `${entry} \n`
      at += line.length
      const isLast = read + 1 === Number(count)
      isEven &&= isLast ? line.length >= ENTRY_WIDTH : line.length === ENTRY_WIDTH
    }
  }
  return isEven ? undefined : mended
}

/** The offset stands in the trailer of a table, or in the dictionary of a stream. */
function previousOf(file: Buffer, start: number): Section['previous'] {
  const isTable = isTableAt(file, start)
  const from = isTable ? file.indexOf(TRAILER, start) : start
  const to = file.indexOf(isTable ? END : 'stream', from)
  if (from === -1 || to === -1) return undefined
  const found = PREVIOUS.exec(file.toString('latin1', from, to))
  const digits = found && from + found.index + found[1]!.length
  return digits === null ? undefined : { start: digits, end: digits + found![2]!.length }
}

/** Returns the offset after the last `startxref`, as the library reads it. */
function lastStart(file: Buffer): number | undefined {
  const at = file.lastIndexOf(END)
  const [, offset] = at === -1 ? [] : (/^startxref\s+(\d+)/.exec(file.toString('latin1', at, at + 64)) ?? [])
  return offset === undefined ? undefined : Number(offset)
}

function requireStart(file: Buffer): number {
  const start = lastStart(file)
  if (start === undefined) throw new Error('The file has no startxref.')
  return start
}
