import type { ParaphDocument } from '@paraph/client'
import { writeCsv } from './write-csv.ts'

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

type DocumentRow = Record<(typeof columns)[number], string>

/** Keeps of a document only what the file needs, so that thousands of them take little memory. */
function rowOf(document: ParaphDocument): DocumentRow {
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

/** The documents of a list as a table. Times are as in the API. */
export class ListTable {
  readonly #rows: DocumentRow[] = []
  readonly isFull = false

  get count(): number {
    return this.#rows.length
  }

  add(document: ParaphDocument): void {
    this.#rows.push(rowOf(document))
  }

  /** Returns a CSV file. */
  write(separator: string): Blob {
    return writeCsv([[...columns], ...this.#rows.map((row) => columns.map((column) => row[column]))], separator)
  }
}
