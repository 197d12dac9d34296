import type { ParaphDocument } from '@paraph/client'
import type { QueryClient } from '@tanstack/preact-query'

/** Milliseconds. Over a slow line, a file of 25 MB takes longer than the client's default of one minute. */
export const UPLOAD_TIMEOUT = 10 * 60_000

/** The query key of the answer to an upload. This tab keeps the answer, because nothing else tells what in the file did not become a field. */
export const keyOfFieldsFromFile = (documentId: string) => ['fields from file', documentId]

/** Keeps what the answer to an upload says about the fields of the file. */
export function keepFieldsFromFile(queries: QueryClient, { id, fieldsFromFile }: ParaphDocument): void {
  const queryKey = keyOfFieldsFromFile(id)
  // No view observes it, so it would be forgotten after a while.
  queries.setQueryDefaults(queryKey, { gcTime: Infinity })
  queries.setQueryData(queryKey, fieldsFromFile)
}

/** What the file dialog of a browser offers. */
export const PDF_FILES = 'application/pdf,.pdf'
