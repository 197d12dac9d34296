import { createHash } from 'node:crypto'
import type { Language, LinkKind, RequiredSignature, Stroke, TwoStepVerification } from '@paraph/contract'
import type { BankIdFacts } from '@paraph/verify'
import canonicalize from 'canonicalize'
import { sql } from '#kysely'
import type { Database, ScanType } from '#platform/database/tables.ts'

/** What a party has signed, and the evidence for it. The scan itself is represented by its hash. */
export interface Signature {
  documentId: string
  partyId: string
  type: RequiredSignature
  strokes: Stroke[] | null
  typedName: string | null
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
  /** Absent unless the type is BANKID, so that it does not change the hashes of other signatures. */
  bankId?: BankIdFacts
}

/** What proves a signature with BankID. */
export interface BankIdEvidence {
  facts: BankIdFacts
  /** The XML that BankID made, encrypted. */
  signature: Buffer
  /** In DER, encrypted. */
  ocspResponse: Buffer
}

/** Returns the SHA-256 of the signature as canonical JSON (RFC 8785). The audit trail contains it. */
export function hashSignature(signature: Signature): string {
  return createHash('sha256').update(canonicalize(signature)!).digest('hex')
}

/**
 * Stores the signature, which is never changed afterwards. A waiting scan becomes part of a signature of the type MANUAL. The document must
 * be locked.
 */
export async function insertSignature(
  tx: Database,
  signature: Omit<Signature, 'scanType' | 'scanSha256' | 'bankId'>,
  bankId?: BankIdEvidence,
): Promise<Signature> {
  const { partyId, strokes } = signature
  const scan = signature.type === 'MANUAL' ? tx.selectFrom('scans').where('party_id', '=', partyId) : undefined
  await tx
    .insertInto('signatures')
    .values({
      party_id: partyId,
      document_id: signature.documentId,
      type: signature.type,
      strokes: strokes && JSON.stringify(strokes),
      typed_name: signature.typedName,
      scan: scan?.select('bytes') ?? null,
      scan_type: scan?.select('type') ?? null,
      consent_version: signature.consentVersion,
      language: signature.language,
      statement: signature.statement,
      file_sha256: signature.fileSha256,
      link: signature.link,
      verification: signature.verification,
      ip_address: signature.ipAddress,
      user_agent: signature.userAgent,
      signed_at: signature.signedAt,
      bankid: bankId ? JSON.stringify(bankId.facts) : null,
      bankid_signature: bankId?.signature ?? null,
      bankid_ocsp_response: bankId?.ocspResponse ?? null,
    })
    .execute()
  await tx.deleteFrom('scans').where('party_id', '=', partyId).execute()
  const [stored] = await findSignatures(tx, [partyId])
  return stored!
}

export async function findSignatures(db: Database, partyIds: string[]): Promise<Signature[]> {
  if (partyIds.length === 0) return []
  const rows = await db
    .selectFrom('signatures')
    .select([
      'document_id as documentId',
      'party_id as partyId',
      'type',
      'strokes',
      'typed_name as typedName',
      'scan_type as scanType',
      sql<string | null>`encode(sha256(scan), 'hex')`.as('scanSha256'),
      'consent_version as consentVersion',
      'language',
      'statement',
      'file_sha256 as fileSha256',
      'link',
      'verification',
      'ip_address as ipAddress',
      'user_agent as userAgent',
      'signed_at as signedAt',
      'bankid as bankId',
    ])
    .where('party_id', 'in', partyIds)
    .execute()
  return rows.map(({ bankId, ...signature }) => (bankId ? { ...signature, bankId } : signature))
}
