import { createHash } from 'node:crypto'
import type { Upload } from '#platform/uploads/uploads.ts'

/** Returns the bytes as a file that the owner has uploaded. */
export function uploadOf(bytes: Uint8Array, owner = 'acc_1'): Upload {
  return {
    name: 'agreement.pdf',
    owner,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    read: async (start, length) => Uint8Array.from(bytes.subarray(start, start + length)),
  }
}
