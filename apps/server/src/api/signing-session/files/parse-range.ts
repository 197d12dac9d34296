interface Range {
  start: number
  /** The position of the last byte, inclusive. */
  end: number
}

/**
 * Parses a header `range` (RFC 9110) with one byte range. Returns undefined for any other header, because the RFC allows a server to ignore it. The
 * package range-parser can't be used: for a range that ends before it starts it returns "unsatisfiable", but the RFC calls it invalid.
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
