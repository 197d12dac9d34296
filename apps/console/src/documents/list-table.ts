import type { ParaphDocument } from '@paraph/client'
import { writeCsv } from '../tables/write-csv.ts'

/** They have the names of the API, as in the file of the contacts. */
const columns = [
  'title',
  'status',
  'people',
  'signed',
  'total',
  'createdAt',
  'sentAt',
  'completedAt',
  'updatedAt',
  'expiresAt',
  'labels',
  'externalId',
  'id',
] as const

export type DocumentRow = Record<(typeof columns)[number], string>

/** Keeps of a document only what the file needs, so that thousands of them take little memory. */
export function rowOf(document: ParaphDocument): DocumentRow {
  const { names = [], signed = 0, total = 0 } = document.partySummary ?? {}
  const more = total > names.length ? [`+${total - names.length}`] : []
  const values = {
    ...document,
    people: [...names, ...more].join(' / '),
    signed,
    total,
    labels: document.labels?.join(' / '),
  }
  return Object.fromEntries(columns.map((column) => [column, String(values[column] ?? '')])) as DocumentRow
}

/** Returns a CSV file of the documents. Times are as in the API. */
export function writeDocuments(rows: DocumentRow[], separator: string): Blob {
  return writeCsv([[...columns], ...rows.map((row) => columns.map((column) => row[column]))], separator)
}
