import { HEADER_WITHIN } from '#platform/pdf/read/file-prefix.ts'
import type { Original } from '#platform/pdf/write/incremental-update.ts'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { loadOriginal } from '#platform/pdf/open/load-original.ts'
import { leadsToReferences } from '#platform/pdf/read/straight-references.ts'
import { otherFileOf } from './checks/other-file.ts'
import { damaged, type Refusal, WRONG_LIST } from './refusal.ts'

/** A file that was opened once, for all checks and for the trial seal. */
export interface OpenFile extends Original {
  bytes: Uint8Array
}

/** Looks at one matter. Returns what is wrong with the file. */
export type Check = (file: OpenFile) => Refusal | undefined | Promise<Refusal | undefined>

const MISSING_END = 'Its end is missing, so it was perhaps not saved or loaded to the end'

/**
 * Opens a file, and takes it through the checks until one finds something. All of them share one limit of decompressed bytes, because they share the
 * objects that the library has read.
 */
export async function readUpload(bytes: Uint8Array, checks: Check[]): Promise<OpenFile | Refusal> {
  const refusal = refusalOfBytes(bytes)
  if (refusal) return refusal
  return limitInflation(async (inflation) => {
    const original = await loadOriginal(bytes, inflation).catch(() => undefined)
    if (!original) return damaged(bytes, inflation.isTooFar ? undefined : WRONG_LIST)
    const file = { bytes, ...original }
    for (const check of checks) {
      const refusal = await check(file)
      // The library reads a stream beyond the limit as empty, so what a check finds in it may not be true.
      if (inflation.isTooFar && refusal?.fault !== 'protected') return damaged(bytes)
      if (refusal) return refusal
    }
    return file
  })
}

/** Looks at the bytes before the library does. */
function refusalOfBytes(bytes: Uint8Array): Refusal | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.subarray(0, HEADER_WITHIN).includes('%PDF-')) return { fault: otherFileOf(file) ?? 'not_pdf' }
  // Without cross-references, the library would search for the objects. That may take for ever, and the file is then refused anyway.
  if (!file.includes('startxref')) return damaged(bytes, { text: MISSING_END })
  return leadsToReferences(file) ? undefined : damaged(bytes, WRONG_LIST)
}
