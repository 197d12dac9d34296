import { createHash } from 'node:crypto'
import { newEvidence, newIdentity, newOriginal, seal } from '@paraph/verify/testing'
import type { Database } from '../../src/database/tables.ts'
import { insertSealedFile } from '../../src/sealing/store.ts'

/** Makes sealed files without the server, as if another one had made them. */
export async function sealedSamples({ padding = 0 } = {}) {
  const identity = await newIdentity({ name: 'Paraph of Storgatan Fastigheter' })
  const original = await newOriginal({ padding })
  const evidence = newEvidence(original)
  const sealed = await seal(identity, { original, evidence })
  return { original, evidence, sealed, changed: sealed.with(100, sealed[100]! ^ 1), identity }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Stores a file as one that the server made. */
export async function storeAsOurs(db: Database, documentId: string, bytes: Uint8Array) {
  const file = { bytes, pages: 1, sha256: sha256(bytes), level: 'B-B' as const, sealedAt: new Date() }
  await insertSealedFile(db, documentId, file)
  return file
}
