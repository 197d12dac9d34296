import { createHash } from 'node:crypto'
import {
  type BankIdAuthority,
  newEvidence,
  newIdentity,
  newOriginal,
  seal,
  signWithBankId,
} from '@paraph/verify/testing'
import { insertSealedFile } from '@paraph/server/src/work/sealing/store.ts'
import { withLockedDocumentForJob } from '@paraph/server/src/domain/lifecycle/lock.ts'
import type { Pool } from '@paraph/server/src/platform/database/tables.ts'

/** Makes sealed files without the server, as if another one had made them. */
export async function sealedSamples({
  padding = 0,
  authority,
}: { padding?: number; authority?: BankIdAuthority } = {}) {
  const identity = await newIdentity({ name: 'Paraph of Storgatan Fastigheter' })
  const original = await newOriginal({ padding })
  const evidence = newEvidence(original, { test: authority !== undefined })
  const files = authority ? await signWithBankId(evidence, authority) : {}
  const sealed = await seal(identity, { original, evidence, files })
  return { original, evidence, sealed, changed: sealed.with(100, sealed[100]! ^ 1), identity }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Stores a file as one that the server made. */
export async function storeAsOurs(db: Pool, documentId: string, bytes: Uint8Array) {
  const file = { bytes, pages: 1, sha256: sha256(bytes), level: 'B-B' as const, sealedAt: new Date() }
  const services = { db, now: () => new Date() }
  await withLockedDocumentForJob(services, { id: documentId }, (document) => insertSealedFile(document, file))
  return file
}
