import { createHash } from 'node:crypto'
import { type EvidenceFile, UPLOADED_FILE_NAME } from '@paraph/verify'
import type { Attachment } from '#platform/pdf/write/attach-files.ts'
import type { Sealable } from '#platform/pdf/open/sealable.ts'

/** An uploaded file, and the form in which it is sealed. */
export interface UploadedFile {
  uploaded: Uint8Array
  sealable: Sealable
}

/** Returns what the evidence says about the file, so that its SHA-256 can be found again in the sealed file. */
export function describeUpload(file: EvidenceFile, { prefix, withheld, bytes }: Sealable): EvidenceFile {
  const sha256 = () => createHash('sha256').update(bytes).digest('hex')
  return {
    ...file,
    ...(prefix.length > 0 && { prefix: Buffer.from(prefix).toString('base64') }),
    ...(withheld && { decrypted: { size: bytes.length, sha256: sha256(), withheld } }),
  }
}

/** Returns the uploaded file as an attachment, if the sealed file can't begin with its bytes because it is encrypted. */
export function attachUpload({ uploaded, sealable }: UploadedFile): Attachment[] {
  if (!sealable.withheld) return []
  const description = 'The file as it was uploaded, with its encryption'
  return [{ name: UPLOADED_FILE_NAME, description, mimeType: 'application/pdf', bytes: uploaded }]
}
