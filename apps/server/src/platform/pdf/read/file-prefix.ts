/** PDF readers accept the header anywhere in the first kilobyte. */
export const HEADER_WITHIN = 1024

/** A cross-reference table, or the object of a stream. White space before it does not match, because it can be the bytes before the header. */
const CROSS_REFERENCES = /^(?:xref|\d+\s+\d+\s+obj)/

/** The number of bytes at the end of a file in which its last offset is searched. */
const END = 2048

/**
 * Returns the number of bytes before the header, such as a line break or the headers of a mail. Returns 0 if the offsets in the file count these
 * bytes too. A seal extends the file without them, because programs disagree whether the byte range of a signature counts them.
 */
export function prefixLength(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const header = file.subarray(0, HEADER_WITHIN).indexOf('%PDF-')
  if (header <= 0) return 0
  const end = file.toString('latin1', Math.max(0, file.length - END))
  const [, offset] = /startxref\s+(\d{1,10})(?!.*startxref)/s.exec(end) ?? []
  if (offset === undefined) return 0
  const at = (position: number) => file.toString('latin1', position, position + 40)
  if (CROSS_REFERENCES.test(at(Number(offset)))) return 0
  return CROSS_REFERENCES.test(at(Number(offset) + header).trimStart()) ? header : 0
}
