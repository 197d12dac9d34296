import type { Transaction } from '#platform/database/tables.ts'
import { findChainEntries, findLostHeads } from './chain-store.ts'
import { hashChainEntry } from './hash-chain-entry.ts'

/** The number of entries that one query reads. */
const PAGE = 20

/** Returns a sentence for each fault in the chains of all accounts. It begins with the id of the account or of the document. */
export async function verifyChains(tx: Transaction): Promise<string[]> {
  const faults: string[] = []
  let last: { accountId: string; number: number; hash: string } | undefined
  for (;;) {
    const entries = await findChainEntries(tx, { after: last, limit: PAGE })
    for (const { hash, ...entry } of entries) {
      const { accountId, number } = entry
      const before = last?.accountId === accountId ? last : undefined
      const expected = (before?.number ?? 0) + 1
      const name = `${accountId}: Entry ${number} in the chain of the account`
      if (number !== expected) faults.push(`${accountId}: Entries are missing between ${expected - 1} and ${number}.`)
      if (entry.previousHash !== (before?.hash ?? null))
        faults.push(`${name} does not contain the hash of the entry before it.`)
      if (hashChainEntry(entry) !== hash) faults.push(`${name} was changed: its hash does not match.`)
      for (const lost of await findLostHeads(tx, accountId, number)) {
        const event = `${lost.documentId}: Event ${lost.number}`
        faults.push(`${event} is missing or not the event in entry ${number} in the chain of the account.`)
      }
      last = { accountId, number, hash }
    }
    if (entries.length < PAGE) return faults
  }
}
