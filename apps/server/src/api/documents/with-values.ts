import type { Document, DocumentValue } from '@paraph/contract'
import { MAX_BYTES_OF_VALUES } from '#domain/documents/list-rules.ts'
import { findSignedValues } from '#domain/signatures/signature-store.ts'
import type { Database } from '#platform/database/tables.ts'

/** The number of documents whose values one query reads. A document has at most 500 fields, so these are some megabytes at most. */
const READ_AT_ONCE = 5

/**
 * Returns the documents, and what the parties of each have filled in and signed. Leaves out the documents after the one with which the values
 * reach the maximum size of a page.
 */
export async function withValues(db: Database, documents: Document[]): Promise<Document[]> {
  const filled: Document[] = []
  let bytes = 0
  for (let first = 0; first < documents.length; first += READ_AT_ONCE) {
    const part = documents.slice(first, first + READ_AT_ONCE)
    const found = await findSignedValues(
      db,
      part.map(({ id }) => id),
    )
    const valuesOf = Map.groupBy(found, ({ documentId }) => documentId)
    for (const document of part) {
      if (bytes >= MAX_BYTES_OF_VALUES) return filled
      const values = (valuesOf.get(document.id) ?? []).map(({ documentId: _id, ...value }): DocumentValue => value)
      bytes += Buffer.byteLength(JSON.stringify(values))
      filled.push({ ...document, values })
    }
  }
  return filled
}
