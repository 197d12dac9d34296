import { type Bytes, fromBase64, sha256 } from './bytes.ts'
import type { EvidenceFile } from './evidence.ts'

/** PDF readers look for the header in the first kilobyte. */
const MAX_PREFIX = 1024

export const isPrefix = (prefix: unknown) =>
  prefix === undefined || (typeof prefix === 'string' && (fromBase64(prefix)?.length ?? Infinity) < MAX_PREFIX)

const prefixOf = ({ prefix = '' }: EvidenceFile) => fromBase64(prefix) ?? new Uint8Array()

/** Returns the bytes with which the sealed file begins: those of the uploaded file from its header on. */
export function uploadedPart(pdf: Bytes, file: EvidenceFile): Bytes {
  return pdf.subarray(0, Math.max(0, file.size - prefixOf(file).length))
}

/** Returns the SHA-256 of the uploaded file, which can have begun with bytes before its header. */
export function hashUploaded(part: Bytes, file: EvidenceFile): Promise<string> {
  const prefix = prefixOf(file)
  if (prefix.length === 0) return sha256(part)
  const whole = new Uint8Array(prefix.length + part.length)
  whole.set(prefix)
  whole.set(part, prefix.length)
  return sha256(whole)
}
