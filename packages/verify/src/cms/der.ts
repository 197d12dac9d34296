const MAX_DEPTH = 40
const MAX_ELEMENTS = 200_000

/** The element has more parts than are read. */
export class LargeElementError extends SyntaxError {}

/**
 * Returns the length of the DER element at the start of the bytes. Throws unless all of its lengths are definite, minimal and within the
 * element. The parsers of pkijs recurse, so they get only bytes that were measured here.
 */
export function measureDer(bytes: Uint8Array): number {
  const open: number[] = []
  let offset = 0
  let total = 0
  for (let elements = 0; ; elements++) {
    while (open.length > 0 && open.at(-1) === offset) open.pop()
    if (elements > 0 && open.length === 0) return total
    if (elements > MAX_ELEMENTS) throw new LargeElementError('Too many elements')
    if (open.length > MAX_DEPTH) throw new SyntaxError('Too many elements')
    const tag = bytes[offset]
    const limit = open.at(-1) ?? bytes.length
    // No element of DER has the tag 0: it would end an element of indefinite length, and fills the room after signatures.
    if (tag === undefined || tag === 0 || (tag & 0x1f) === 0x1f) throw new SyntaxError('Unknown element')
    let length = bytes[offset + 1] ?? 0
    let start = offset + 2
    if (length >= 0x80) {
      const count = length & 0x7f
      if (count === 0 || count > 4) throw new SyntaxError('Unknown length')
      length = 0
      for (let index = 0; index < count; index++) length = length * 256 + (bytes[start + index] ?? 0)
      if (length < 0x80 || length < 256 ** (count - 1)) throw new SyntaxError('A length is not minimal')
      start += count
    }
    const end = start + length
    if (end > limit) throw new SyntaxError('An element is cut off')
    if (elements === 0) total = end
    offset = tag & 0x20 ? start : end
    if (tag & 0x20) open.push(end)
  }
}

/** Throws unless the bytes are exactly one DER element. */
export function requireDer(bytes: Uint8Array) {
  if (measureDer(bytes) !== bytes.length) throw new SyntaxError('Something follows the element')
}
