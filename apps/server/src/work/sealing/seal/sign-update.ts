import { createHash } from 'node:crypto'
import { PdfArray, PdfNumber, PdfString, type PdfDict } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/incremental-update.ts'

/** Ten digits each, so that the true numbers fit. */
const UNKNOWN = 9_999_999_999

/** Prepares a signature dictionary, whose contents take `size` bytes. */
export function reserveSignature(dict: PdfDict, size: number): void {
  dict.set('ByteRange', new PdfArray([0, UNKNOWN, UNKNOWN, UNKNOWN].map((number) => PdfNumber.of(number))))
  dict.set('Contents', PdfString.fromBytes(new Uint8Array(size)))
}

/**
 * Writes the update and puts a signature into its reserved place.
 *
 * @param sign gets the digest of all other bytes of the file, and returns the signature.
 */
export async function writeSigned(
  update: IncrementalUpdate,
  size: number,
  algorithm: 'sha256' | 'sha384',
  sign: (digest: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const bytes = update.toBytes()
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  // The last such text is the one of this update: the document's own objects come before it, and its attachments are compressed.
  const range = file.lastIndexOf(`/ByteRange [0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN}]`)
  const hex = `<${'00'.repeat(size)}>`
  const start = file.indexOf(hex, range)
  if (range < update.original.length || start < 0) throw new Error('The place for the signature is missing.')
  const end = start + hex.length
  const numbers = [start, end, file.length - end].map((number) => `${number}`.padEnd(10)).join(' ')
  file.write(`/ByteRange [0 ${numbers}]`, range, 'latin1')
  const digest = createHash(algorithm).update(file.subarray(0, start)).update(file.subarray(end)).digest()
  const signature = await sign(digest)
  if (signature.length > size) throw new Error('The signature is larger than its place.')
  file.write(Buffer.from(signature).toString('hex'), start + 1, 'latin1')
  return bytes
}
