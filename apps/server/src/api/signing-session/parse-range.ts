interface Range {
  start: number
  /** The last byte, which belongs to the range. */
  end: number
}

/**
 * Parses a header `range` (RFC 9110) with one byte range. Returns undefined for any other header: the RFC allows to ignore it. The package
 * range-parser can't be used, because it calls a range unsatisfiable that ends before it starts, which the RFC calls invalid.
 */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (last !== '' && end < start) return undefined
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable'
}
