const MAX_SECTIONS = 200
/** Bytes of white space. Programs that leave room in a file leave some dozens. */
const MAX_SPACE = 1000
/** A section of cross-references, with the white space before it. */
const SECTION = /^([\0\t\n\f\r ]*)(?:xref|\d+\s+\d+\s+obj)/
const PREVIOUS = /(\/Prev\s+)(\d+)/
const END = 'startxref'

interface Section {
  /** Where the file says that it begins. */
  offset: number
  /** Where it begins behind white space. */
  start: number
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
 * section. All viewers skip it, but it is against the standard, and the library does not know such a file. Sections that name a wrong offset are
 * copied with the right one, to be written at `position`.
 *
 * @throws Error if the file names no offset
 */
export function straightReferences(file: Buffer, position: number): References {
  const sections = readSections(file)
  const [newest] = sections
  if (!newest) return { bytes: Buffer.alloc(0), start: lastStart(file), isMended: false }
  const last = sections.findLastIndex(({ offset, start }) => offset !== start)
  const copies: Buffer[] = []
  let [target, at] = [sections[Math.max(last, 0)]!.start, position]
  for (const { start, previous } of sections.slice(0, Math.max(last, 0)).toReversed()) {
    const copy = Buffer.concat([
      file.subarray(start, previous!.start),
      Buffer.from(`${target}`),
      file.subarray(previous!.end, file.indexOf(END, start)),
    ])
    copies.push(copy)
    target = at
    at += copy.length
  }
  return { bytes: Buffer.concat(copies), start: target, isMended: last !== -1 }
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
    sections.push({ offset, start, previous })
    offset = previous && Number(file.toString('latin1', previous.start, previous.end))
  }
  return sections
}

/** The offset stands in the trailer of a table, or in the dictionary of a stream. */
function previousOf(file: Buffer, start: number): Section['previous'] {
  const isTable = file.toString('latin1', start, start + 4) === 'xref'
  const from = isTable ? file.indexOf('trailer', start) : start
  const to = file.indexOf(isTable ? END : 'stream', from)
  if (from === -1 || to === -1) return undefined
  const found = PREVIOUS.exec(file.toString('latin1', from, to))
  const digits = found && from + found.index + found[1]!.length
  return digits === null ? undefined : { start: digits, end: digits + found![2]!.length }
}

/** Returns the offset after the last `startxref`, as the library reads it. */
function lastStart(file: Buffer): number {
  const at = file.lastIndexOf(END)
  const [, offset] = /^startxref\s+(\d+)/.exec(file.toString('latin1', at, at + 64)) ?? []
  if (at === -1 || offset === undefined) throw new Error('The file has no startxref.')
  return Number(offset)
}
