import type {
  Capacity,
  Initials,
  Language,
  LinkKind,
  RequiredSignature,
  Stroke,
  TwoStepVerification,
} from '@paraph/contract'
import type { BankIdFacts, EvidenceField, EvidenceReading } from '@paraph/verify'
import { hashJson } from '#platform/formats/hash-json.ts'
import type { ScanType } from '#platform/database/tables.ts'

/** What a party has signed, and the evidence for it. The scan itself is represented by its hash. */
export interface Signature {
  /** Decides which fields the hash covers. */
  hashVersion: number
  documentId: string
  partyId: string
  type: RequiredSignature
  strokes: Stroke[] | null
  typedName: string | null
  /** A PNG in base64. */
  picture: string | null
  scanType: ScanType | null
  scanSha256: string | null
  consentVersion: string
  language: Language
  statement: string
  fileSha256: string
  link: LinkKind
  verification: TwoStepVerification
  ipAddress: string | null
  userAgent: string | null
  signedAt: string
  /** How the party has read the document. Null if the signing page did not report it. */
  reading: EvidenceReading | null
  /** What the party has filled in. Null if it had no fields. */
  fields: EvidenceField[] | null
  initials: Initials | null
  /** Null if the party signed for itself. */
  capacity: Capacity | null
  /** Null unless the type is BANKID. */
  bankId: BankIdFacts | null
}

type Coverage = Record<keyof Signature, boolean>

/** The version of new signatures. */
export const NEWEST_HASH = 1

/**
 * Says for each version and each field of the signature whether the hash covers the field. Stored signatures and sealed files keep their version for
 * ever, so never change one. A new field does not compile until a new version decides about it. To add a version, copy the newest one, make the copy
 * `NEWEST_HASH`, let it cover `hashVersion`, and do the same in `packages/verify/src/hash-signature.ts`. The tests of both pin each version.
 */
export const coverages: Record<typeof NEWEST_HASH, Coverage> & Record<number, Partial<Coverage>> = {
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

/** Returns the SHA-256 of the covered fields as canonical JSON (RFC 8785). The audit trail contains it. */
export function hashSignature(signature: Signature): string {
  const coverage = coverages[signature.hashVersion]
  if (!coverage) throw new Error(`The hash of the signature has the unknown version ${signature.hashVersion}.`)
  const covered = Object.entries(signature).filter(([field]) => coverage[field as keyof Signature])
  return hashJson(Object.fromEntries(covered))
}

/** False if the version in the database was tampered with. It can't come from a newer server, because this server would not start on its database. */
export function isHashable({ hashVersion }: Signature): boolean {
  return hashVersion in coverages
}
