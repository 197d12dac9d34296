import type { Document } from '@paraph/contract'
import { findSignedValues } from '#domain/signatures/signature-store.ts'
import type { Database } from '#platform/database/tables.ts'

/** Returns the documents, and what the parties of each have filled in and signed. Reads the values of all documents by one query. */
export async function withValues(db: Database, documents: Document[]): Promise<Document[]> {
  if (documents.length === 0) return documents
  const found = await findSignedValues(
    db,
    documents.map(({ id }) => id),
  )
  const valuesOf = Map.groupBy(found, ({ documentId }) => documentId)
  return documents.map((document) => {
    const values = valuesOf.get(document.id) ?? []
    return { ...document, values: values.map(({ documentId: _id, ...value }) => value) }
  })
}
