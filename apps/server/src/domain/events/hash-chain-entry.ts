import type { ChainHead } from '#platform/database/tables.ts'
import { hashJson } from '#platform/formats/hash-json.ts'

/** An entry in the chain of an account. It has the newest event of each document that changed since the previous entry. */
export interface ChainEntry {
  accountId: string
  number: number
  previousHash: string | null
  at: string
  heads: ChainHead[]
}

/**
 * Returns the SHA-256 of the entry as canonical JSON (RFC 8785). The next entry contains it, and sealed files hold it for ever. A new field would
 * make all older hashes wrong, so it does not compile here.
 */
export function hashChainEntry({ accountId, number, previousHash, at, heads }: ChainEntry): string {
  const hashedHead = ({ documentId, number, hash }: ChainHead) =>
    ({ documentId, number, hash }) satisfies Record<keyof ChainHead, unknown>
  const hashed = { accountId, number, previousHash, at, heads: heads.map(hashedHead) }
  return hashJson(hashed satisfies Record<keyof ChainEntry, unknown>)
}
