import type { Database } from '../database/tables.ts'
import { findDocumentIds } from '../documents/store.ts'
import { findTrails } from './store.ts'
import { faultsOf } from './check-trail.ts'

/** The newest event of a document: as long as it is kept elsewhere, neither it nor any before it can be changed unseen. */
export interface Head {
  number: number
  hash: string
}

export interface Verdict {
  documents: number
  events: number
  /** Sentences, each of a document. */
  faults: string[]
  heads: Map<string, Head>
}

/** Documents that are looked at together, whose files are read for it. */
const BATCH = 100

/** Looks at all audit trails as they are at this moment, beside servers that go on adding to them. */
export async function verifyTrails(db: Database, earlier: ReadonlyMap<string, Head>): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const verdict: Verdict = { documents: 0, events: 0, faults: [], heads: new Map() }
      let after = ''
      for (;;) {
        const ids = await findDocumentIds(tx, { after, limit: BATCH })
        if (ids.length === 0) break
        after = ids.at(-1)!
        for (const trail of await findTrails(tx, ids)) {
          const { id, status, events } = trail
          const known = earlier.get(id)
          const faults = faultsOf(trail)
          if (known && events[known.number - 1]?.hash !== known.hash) {
            faults.push(`Event ${known.number} is not the one that was saved.`)
          }
          verdict.documents++
          verdict.events += events.length
          verdict.faults.push(...faults.map((fault) => `${id}: ${fault}`))
          const last = events.at(-1)
          // A draft may be deleted, with all its events.
          if (last && status !== 'DRAFT') verdict.heads.set(id, { number: last.number, hash: last.hash })
        }
      }
      for (const id of earlier.keys()) {
        if (!verdict.heads.has(id)) verdict.faults.push(`${id}: It is gone, or its events are, which were saved.`)
      }
      return verdict
    })
}
