import type { EventActor } from '@paraph/contract'
import type { Database } from './database/tables.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { InspectPdf } from './documents/inspect-pdf.ts'

export interface Services {
  db: Database
  now: () => Date
  inspectPdf: InspectPdf
  outbox: Outbox
  /** The URL at which parties reach the server, without a slash at its end. */
  publicUrl: string
}

/** The services and the caller. A handler gets them in addition to its input. */
export interface Context extends Services {
  account: { id: string }
  /** The caller, for the audit trail. */
  actor: EventActor
}
