/** Milliseconds. Over a slow line, a file of 25 MB takes longer than the client's default of one minute. */
export const UPLOAD_TIMEOUT = 10 * 60_000

/** Where the answer to an upload is kept in this tab, because nothing else tells what of the file did not become a field. */
export const keyOfFieldsFromFile = (documentId: string) => ['fields from file', documentId]
