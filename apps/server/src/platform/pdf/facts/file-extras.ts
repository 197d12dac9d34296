import type { FileAttachment, FileNote } from '@paraph/contract'

/** What a file has beside its pages. */
export interface FileExtras {
  attachments: FileAttachment[]
  notes: FileNote[]
}

/** The maximum of one file. The contract has the numbers too. `bytes` are those of all attachments together, decompressed. */
export const extrasLimits = { attachments: 50, bytes: 25 * 1024 * 1024, notes: 200, name: 255, author: 100, text: 2000 }
