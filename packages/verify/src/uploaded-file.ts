import { type Bytes, fromBase64, joined, sha256 } from './bytes.ts'
import { type EvidenceFile, UPLOADED_FILE_NAME } from './evidence.ts'
import type { Attachments } from './pdf/attachment.ts'

/** PDF readers look for the header in the first kilobyte. */
const MAX_PREFIX = 1024

/** Checks what is read below. */
export function isEvidenceFile({ name, size, sha256, prefix, decrypted }: EvidenceFile): boolean {
  return (
    [name, sha256].every((value) => typeof value === 'string') &&
    Number.isSafeInteger(size) &&
    (prefix === undefined || isPrefix(prefix)) &&
    (decrypted === undefined || (Number.isSafeInteger(decrypted?.size) && typeof decrypted.sha256 === 'string'))
  )
}

const isPrefix = (prefix: unknown) =>
  typeof prefix === 'string' && (fromBase64(prefix)?.length ?? Infinity) < MAX_PREFIX

const prefixOf = ({ prefix = '' }: EvidenceFile) => fromBase64(prefix) ?? new Uint8Array()

/** Returns the bytes with which the sealed file begins: the uploaded file from its header on, and without its encryption. */
export function uploadedPart(pdf: Bytes, file: EvidenceFile): Bytes {
  const size = file.decrypted?.size ?? file.size - prefixOf(file).length
  return pdf.subarray(0, Math.max(0, size))
}

/** Returns true if the sealed file contains the uploaded one as the evidence says. */
export async function isUploadedPart(part: Bytes, file: EvidenceFile, attachments: Attachments): Promise<boolean> {
  if (file.decrypted) return isDecryptedPart(part, file, attachments)
  const prefix = prefixOf(file)
  if (prefix.length === 0) return (await sha256(part)) === file.sha256
  return (await sha256(joined([prefix, part]))) === file.sha256
}

/** The decryption is loaded only for a file that needs it. */
async function isDecryptedPart(part: Bytes, file: EvidenceFile, attachments: Attachments): Promise<boolean> {
  try {
    const uploaded = await attachments.read(UPLOADED_FILE_NAME)
    if (uploaded?.length !== file.size || (await sha256(uploaded)) !== file.sha256) return false
    if ((await sha256(part)) !== file.decrypted?.sha256) return false
    const { isDecrypted } = await import('./decryption/is-decrypted.ts')
    return await isDecrypted(uploaded.subarray(prefixOf(file).length), part)
  } catch {
    return false
  }
}
