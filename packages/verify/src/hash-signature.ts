import canonicalize from 'canonicalize'
import { sha256 } from './bytes.ts'
import type { EvidenceParty, EvidenceSignature } from './evidence.ts'

type Fact = 'documentId' | 'partyId' | 'scanType' | 'scanSha256' | Exclude<keyof EvidenceSignature, 'scan' | 'sha256'>
type Coverage = Record<Fact, boolean>

const NEWEST = 1

/**
 * Whether the hash of a signature covers a fact, by version. Sealed files keep their version for ever, so never change one. A new field of the evidence
 * does not compile before a new version decides about it. The service has the same list, but shares no code with this one.
 */
export const coverages: Record<typeof NEWEST, Coverage> & Record<number, Partial<Coverage>> = {
  1: {
    hashVersion: true,
    documentId: true,
    partyId: true,
    type: true,
    strokes: true,
    typedName: true,
    picture: true,
    scanType: true,
    scanSha256: true,
    consentVersion: true,
    language: true,
    statement: true,
    fileSha256: true,
    link: true,
    verification: true,
    ipAddress: true,
    userAgent: true,
    signedAt: true,
    reading: true,
    fields: true,
    initials: true,
    capacity: true,
    bankId: true,
  },
}

/** Hashes the signature in the form that the service stored when the party signed. Undefined if it has a fact that its version does not know. */
export async function hashSignature(documentId: string, { id, signature }: EvidenceParty): Promise<string | undefined> {
  const { scan, sha256: _, ...rest } = signature!
  const facts = { documentId, partyId: id, ...rest, scanType: scan?.type ?? null, scanSha256: scan?.sha256 ?? null }
  const coverage = coverages[rest.hashVersion]
  const isKnown = Object.keys(facts).every((fact) => coverage && Object.hasOwn(coverage, fact))
  if (!isKnown) return undefined
  const covered = Object.entries(facts).filter(([fact]) => coverage![fact as Fact])
  return sha256(new TextEncoder().encode(canonicalize(Object.fromEntries(covered))))
}
