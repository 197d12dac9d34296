import type { Document, PartySummary } from '@paraph/contract'
import { mustAct } from '#domain/lifecycle/turns.ts'
import { findListedParties } from '#domain/parties/store.ts'
import type { Database } from '#platform/database/tables.ts'

/** The maximum number of names in a summary. */
const MAX_NAMES = 3

/** Returns the documents, and who must act on each. Reads the parties of all documents by one query. */
export async function withSummaries(db: Database, documents: Document[]): Promise<Document[]> {
  if (documents.length === 0) return documents
  const parties = await findListedParties(
    db,
    documents.map(({ id }) => id),
  )
  const partiesOf = Map.groupBy(parties.filter(mustAct), ({ documentId }) => documentId)
  return documents.map((document) => ({ ...document, partySummary: summaryOf(partiesOf.get(document.id) ?? []) }))
}

function summaryOf(acting: Awaited<ReturnType<typeof findListedParties>>): PartySummary {
  const first = acting.slice(0, MAX_NAMES)
  return {
    total: acting.length,
    signed: acting.filter(({ signingStatus }) => signingStatus === 'SIGNED').length,
    names: first.map(({ name }) => name),
    signingStatuses: first.map(({ signingStatus }) => signingStatus),
  }
}
