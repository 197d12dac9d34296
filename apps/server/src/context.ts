import type { EventActor } from '@paraph/contract'
import type { Database } from './database/tables.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { InspectPdf } from './documents/inspect-pdf.ts'

export interface Services {
  db: Database
  now: () => Date
  inspectPdf: InspectPdf
  outbox: Outbox
  /** Where parties reach the server, without a slash at its end. */
  publicUrl: string
}

/** What a handler gets beside its input. */
export interface Context extends Services {
  account: { id: string }
  /** Who calls, for the audit trail. */
  actor: EventActor
}
