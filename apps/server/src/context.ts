import type { Database } from './database.ts'
import type { InspectPdf } from './documents/inspect-pdf.ts'

export interface Services {
  db: Database
  now: () => Date
  inspectPdf: InspectPdf
}

/** What a handler gets beside its input. */
export interface Context extends Services {
  account: { id: string }
}
