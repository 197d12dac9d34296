import { createHash } from 'node:crypto'
import type { PdfDict } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'

/** A placeholder with ten digits for each number of the range, so that the real numbers fit. */
const RANGE = `[0 ${Array.from({ length: 3 }, () => '9'.repeat(10)).join(' ')}]`

/** A placeholder for a value that is known only after the file is written. It remembers its position, because documents may contain the same text. */
class Reserved {
  readonly type = 'raw'
  readonly bytes: Uint8Array
  start: number | undefined

  constructor(text: string) {
    this.bytes = Buffer.from(text, 'latin1')
  }

  toBytes(writer: { readonly position: number; writeBytes: (bytes: Uint8Array) => void }): void {
    this.start = writer.position
    writer.writeBytes(this.bytes)
  }
}

/** The place of a signature in an update. */
export interface SignaturePlace {
  range: Reserved
  contents: Reserved
  size: number
}

/** Prepares a signature dictionary with room for `size` bytes of contents. */
export function reserveSignature(dict: PdfDict, size: number): SignaturePlace {
  const range = new Reserved(RANGE)
  const contents = new Reserved(`<${'00'.repeat(size)}>`)
  dict.set('ByteRange', range)
  dict.set('Contents', contents)
  return { range, contents, size }
}

/**
 * Writes the update and puts a signature into its place.
 *
 * @param sign gets the digest of all other bytes of the file, and returns the signature.
 */
export async function writeSigned(
  update: IncrementalUpdate,
  { range, contents, size }: SignaturePlace,
  algorithm: 'sha256' | 'sha384',
  sign: (digest: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const bytes = update.toBytes()
  const { start } = contents
  if (range.start === undefined || start === undefined) throw new Error('The update has no place for the signature.')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = start + contents.bytes.length
  const numbers = [start, end, file.length - end].map((number) => `${number}`.padEnd(10)).join(' ')
  file.write(`[0 ${numbers}]`, range.start, 'latin1')
  const digest = createHash(algorithm).update(file.subarray(0, start)).update(file.subarray(end)).digest()
  const signature = await sign(digest)
  if (signature.length > size) throw new Error('The signature is larger than its place.')
  file.write(Buffer.from(signature).toString('hex'), start + 1, 'latin1')
  return bytes
}
