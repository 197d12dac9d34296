import type { DocumentValue, FilledIn, PartyMarks } from '@paraph/contract'
import type { BankIdFacts, EvidenceField } from '@paraph/verify'
import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { anyOf } from '#platform/database/lists.ts'
import type { Database } from '#platform/database/tables.ts'
import { NEWEST_HASH, type Signature } from './hash-signature.ts'
import { marksOf } from './marks.ts'

/** The proof of a signature with BankID. */
export interface BankIdEvidence {
  facts: BankIdFacts
  /** The XML that BankID made, encrypted. */
  signature: Buffer
  /** In DER, encrypted. */
  ocspResponse: Buffer
}

/** Stores the signature, which never changes afterwards. A signature of the type MANUAL takes over the uploaded scan. */
export async function insertSignature(
  { tx }: DocumentLock,
  signature: Omit<Signature, 'hashVersion' | 'scanType' | 'scanSha256' | 'bankId'>,
  bankId?: BankIdEvidence,
): Promise<Signature> {
  const { partyId, strokes } = signature
  const scan = signature.type === 'MANUAL' ? tx.selectFrom('scans').where('party_id', '=', partyId) : undefined
  await tx
    .insertInto('signatures')
    .values({
      hash_version: NEWEST_HASH,
      party_id: partyId,
      document_id: signature.documentId,
      type: signature.type,
      strokes: strokes && JSON.stringify(strokes),
      typed_name: signature.typedName,
      picture: signature.picture === null ? null : Buffer.from(signature.picture, 'base64'),
      scan: scan?.select('bytes') ?? null,
      scan_type: scan?.select('type') ?? null,
      scan_room: scan?.select(sql<string | null>`room`.as('room')) ?? null,
      consent_version: signature.consentVersion,
      language: signature.language,
      statement: signature.statement,
      file_sha256: signature.fileSha256,
      link: signature.link,
      verification: signature.verification,
      ip_address: signature.ipAddress,
      user_agent: signature.userAgent,
      signed_at: signature.signedAt,
      reading: signature.reading && JSON.stringify(signature.reading),
      fields: signature.fields && JSON.stringify(signature.fields),
      initials: signature.initials && JSON.stringify(signature.initials),
      capacity: signature.capacity && JSON.stringify(signature.capacity),
      bankid: bankId ? JSON.stringify(bankId.facts) : null,
      bankid_signature: bankId?.signature ?? null,
      bankid_ocsp_response: bankId?.ocspResponse ?? null,
    })
    .execute()
  await tx.deleteFrom('scans').where('party_id', '=', partyId).execute()
  await tx.deleteFrom('saved_values').where('party_id', '=', partyId).execute()
  await tx.deleteFrom('reading_visits').where('party_id', '=', partyId).execute()
  await tx.deleteFrom('drawings').where('party_id', '=', partyId).execute()
  await tx.deleteFrom('phone_scans').where('party_id', '=', partyId).execute()
  const [stored] = await findSignatures(tx, [partyId])
  return stored!
}

export async function findSignatures(db: Database, partyIds: string[]): Promise<Signature[]> {
  if (partyIds.length === 0) return []
  const rows = await db
    .selectFrom('signatures')
    .select([
      'hash_version as hashVersion',
      'document_id as documentId',
      'party_id as partyId',
      'type',
      'strokes',
      'typed_name as typedName',
      'picture',
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
      'reading',
      'fields',
      'initials',
      'capacity',
      'bankid as bankId',
    ])
    .where('party_id', 'in', partyIds)
    .execute()
  return rows.map(({ picture, ...rest }) => ({ ...rest, picture: picture && picture.toString('base64') }))
}

/** A field as a party has signed it. */
interface SignedField extends EvidenceField {
  signedAt: string
}

/** Returns what the parties of the document have filled in and signed, by the ids of the fields. */
export async function findSignedFields(db: Database, documentId: string): Promise<Map<string, SignedField>> {
  const rows = await db
    .selectFrom('signatures')
    .select(['fields', 'signed_at as signedAt'])
    .where('document_id', '=', documentId)
    .where('fields', 'is not', null)
    .execute()
  const signed = rows.flatMap(({ fields, signedAt }) => (fields ?? []).map((field) => ({ ...field, signedAt })))
  return new Map(signed.map((field) => [field.id, field]))
}

/**
 * Returns what the parties of the documents have filled in and signed, in the order of signing. PostgreSQL picks these parts of the signatures, which
 * hold much more.
 */
export async function findSignedValues(
  db: Database,
  documentIds: string[],
): Promise<(DocumentValue & { documentId: string })[]> {
  const { rows } = await sql<Omit<DocumentValue, 'filledIn'> & FilledIn & { documentId: string }>`
    select parties.document_id as "documentId", parties.id as "partyId", parties.name as "partyName",
      field ->> 'name' as name, field -> 'value' as value, field ->> 'shown' as shown, signatures.signed_at as at
    from parties
    join signatures on signatures.party_id = parties.id
    cross join jsonb_array_elements(signatures.fields) with ordinality as filled (field, place)
    where parties.document_id = ${anyOf(documentIds)} and field ->> 'type' not in ('SIGNATURE', 'INITIALS')
    order by coalesce(parties.signing_order, 0), parties.added, place`.execute(db)
  return rows.map(({ value, shown, at, ...field }) => ({ ...field, filledIn: { value, shown, at } }))
}

/** Returns the marks of a party, and what it has filled in. All are empty if it has not signed. */
export async function findMarks(
  db: Database,
  partyId: string,
): Promise<{ marks: PartyMarks; fields: EvidenceField[] }> {
  const row = await db
    .selectFrom('signatures')
    .select(['strokes', 'typed_name as typedName', 'picture', 'initials', 'fields'])
    .where('party_id', '=', partyId)
    .executeTakeFirst()
  const none = { strokes: null, typedName: null, picture: null, initials: null, fields: null }
  const { picture, fields, ...made } = row ?? none
  const marks = marksOf({ ...made, picture: picture && picture.toString('base64') })
  return { marks: { partyId, ...marks }, fields: fields ?? [] }
}
