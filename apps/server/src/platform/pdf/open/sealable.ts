import type { PDF } from '@libpdf/core'
import type { FilePermission } from '@paraph/contract'
import { prefixLength } from '../read/file-prefix.ts'
import { limitInflation } from '../read/limit-inflation.ts'
import { loadOriginal } from './load-original.ts'
import { maxFileBytes } from '../facts/size-rules.ts'
import { withoutEncryption } from './without-encryption.ts'

// The library writes each value that it can't decrypt to the console, with a stack. This is silenced, because the verifier finds such values.
Object.assign(console, { warn: () => {} })

/** An uploaded file in the form that a seal extends. */
export interface Sealable {
  bytes: Uint8Array
  /** What stood before the header of the uploaded file. */
  prefix: Uint8Array
  /** The permissions that the owner of an encrypted file withholds. Undefined for a file without encryption. */
  withheld?: FilePermission[]
}

const permissions = {
  print: 'PRINT',
  printHighQuality: 'PRINT_HIGH_QUALITY',
  modify: 'MODIFY',
  copy: 'COPY',
  annotate: 'ANNOTATE',
  fillForms: 'FILL_FORMS',
  accessibility: 'ACCESSIBILITY',
  assemble: 'ASSEMBLE',
} as const satisfies Record<string, FilePermission>

/**
 * Returns the file from its header on. If the file is encrypted and opens without a password, it is returned without its encryption, because
 * unencrypted objects can't be added to an encrypted file. All other files keep their bytes.
 */
export async function toSealable(uploaded: Uint8Array): Promise<Sealable> {
  const prefix = uploaded.subarray(0, prefixLength(uploaded))
  const bytes = uploaded.subarray(prefix.length)
  if (!mentions(bytes, '/Encrypt')) return { bytes, prefix }
  return limitInflation(async (inflation) => {
    const { pdf } = await loadOriginal(bytes, inflation).catch(() => ({ pdf: undefined }))
    if (!pdf || !isOpen(pdf)) return { bytes, prefix }
    const plain = withoutEncryption(pdf)
    if (inflation.isTooFar || plain.length > maxFileBytes) return { bytes, prefix }
    return { bytes: plain, prefix, withheld: withheldBy(pdf) }
  })
}

function isOpen(pdf: PDF): boolean {
  return pdf.isEncrypted && pdf.isAuthenticated && !pdf.recoveredViaBruteForce
}

function withheldBy(pdf: PDF): FilePermission[] {
  const given = pdf.getPermissions()
  const keys = Object.keys(permissions) as (keyof typeof permissions)[]
  return keys.filter((key) => !given[key]).map((key) => permissions[key])
}

export function mentions(bytes: Uint8Array, word: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(word)
}
