import { Readable } from 'node:stream'
import { readSealedRange } from '#domain/documents/file-store.ts'
import type { Database } from '#platform/database/tables.ts'
import type { MailAttachment } from '../sender.ts'

/** Bytes. A mail is a third larger than its attachment, and the mail servers of some organizations refuse mails above 7 MB. */
const MAX_SIZE = 5 * 1024 * 1024
/** The number of bytes of the file that are in memory at a time. */
const CHUNK = 512 * 1024

/** Returns undefined if the file is too large for a mail. */
export function attachmentOf(
  db: Database,
  documentId: string,
  { name, size }: { name: string; size: number },
): MailAttachment | undefined {
  if (size > MAX_SIZE) return undefined
  const read = async function* () {
    for (let start = 0; start < size; start += CHUNK) yield readSealedRange(db, documentId, { start, length: CHUNK })
  }
  return { name, type: 'application/pdf', open: () => Readable.from(read(), { objectMode: false }) }
}
