import { findDocumentIds } from '#domain/documents/store.ts'
import type { Pool, Transaction } from '#platform/database/tables.ts'
import { findChainHash } from './chain-store.ts'
import { checkSeal } from './check-seal.ts'
import { checkTrail, type Trail } from './check-trail.ts'
import { findTrails, readSealed } from './trail-store.ts'
import { verifyChains } from './verify-chains.ts'

/** The newest event of a document. If the operator saves it elsewhere, any change of this event or of an earlier one is detected. */
export interface TrailHead {
  number: number
  hash: string
}

interface Verification {
  documents: number
  events: number
  seals: number
  /** One sentence for each fault. It begins with the id of the document or of the account. */
  faults: string[]
  heads: Map<string, TrailHead>
}

/** Checks the sealed file of one document, so that only one file is in memory at a time. */
async function checkSealOf(tx: Transaction, trail: Trail): Promise<string[]> {
  return checkSeal(await readSealed(tx, trail.id), trail, (number) => findChainHash(tx, trail.accountId, number))
}

/** The number of documents that are verified together, with their files. */
const BATCH = 100

/**
 * Verifies all audit trails, sealed files and account chains in one snapshot of the database, while servers continue to work. Compares the audit
 * trails with the heads that were saved earlier.
 */
export async function verifyTrails(db: Pool, saved: ReadonlyMap<string, TrailHead>): Promise<Verification> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const verification: Verification = { documents: 0, events: 0, seals: 0, faults: [], heads: new Map() }
      let after = ''
      for (;;) {
        const ids = await findDocumentIds(tx, { after, limit: BATCH })
        if (ids.length === 0) break
        after = ids.at(-1)!
        for (const trail of await findTrails(tx, ids)) {
          const { id, status, events } = trail
          const savedHead = saved.get(id)
          const faults = checkTrail(trail)
          if (savedHead && events[savedHead.number - 1]?.hash !== savedHead.hash) {
            faults.push(`Event ${savedHead.number} is not the event that was saved.`)
          }
          if (trail.sealedSha256 !== null) {
            faults.push(...(await checkSealOf(tx, trail)))
            verification.seals++
          }
          verification.documents++
          verification.events += events.length
          verification.faults.push(...faults.map((fault) => `${id}: ${fault}`))
          const last = events.at(-1)
          // A draft has no head, because it may be deleted with all its events.
          if (last && status !== 'DRAFT') verification.heads.set(id, { number: last.number, hash: last.hash })
        }
      }
      verification.faults.push(...(await verifyChains(tx)))
      for (const id of saved.keys()) {
        if (!verification.heads.has(id))
          verification.faults.push(`${id}: The document or its events were saved, but are gone.`)
      }
      return verification
    })
}
