import { findFieldsInFile } from '#domain/fields/store.ts'
import type { Evidence } from '@paraph/verify'
import { sql } from 'kysely'
import { shownName } from '#domain/accounts/shown-name-columns.ts'
import { readFileRange } from '#domain/documents/file-store.ts'
import type { ChainLink } from '#domain/events/chain-store.ts'
import { checkTrail } from '#domain/events/check-trail.ts'
import { findAllEvents, findTrails } from '#domain/events/trail-store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { findSignatures } from '#domain/signatures/signature-store.ts'
import type { Pool, Transaction } from '#platform/database/tables.ts'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import type { PageSizes } from '#platform/pdf/facts/page-sizes.ts'
import { paperOf } from '#platform/pdf/facts/paper.ts'
import type { Cipher } from '#platform/secrets/cipher.ts'
import { toEvidence } from './evidence.ts'
import type { Scan } from './seal/scans.ts'
import { SealError } from './seal/seal-error.ts'

/** What BankID answered when a party signed with it. */
export interface BankIdFiles {
  partyId: string
  /** XML. */
  signature: Uint8Array
  /** DER. */
  ocspResponse: Uint8Array
}

/** Everything that goes into the sealed PDF of one document. */
export interface SealMaterial {
  original: Uint8Array
  evidence: Evidence
  /** The size of the pages that the seal adds. */
  paper: PageSize
  /** The sizes of the pages, which get footers. Undefined if they get none. */
  footerSizes: PageSizes | undefined
  scans: Scan[]
  bankIds: BankIdFiles[]
  /** The form objects of the original that fields replace. Undefined if the form stays as it is. */
  takenWidgets: number[] | undefined
}

/** The number of bytes that one query returns. PostgreSQL sends bytes as text, and decoding a large file at once would delay other requests. */
const CHUNK = 1024 * 1024

interface Source {
  accountChain: ChainLink
  serviceUrl: string
  bankIdEvidence: Cipher
}

/** Reads the material in one snapshot of the database, without a lock. */
export function collectMaterial(
  db: Pool,
  documentId: string,
  { accountChain, serviceUrl, bankIdEvidence }: Source,
): Promise<SealMaterial> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await requireSoundTrail(tx, documentId)
      const document = await findSealingDocument(tx, documentId)
      const parties = await findStoredParties(tx, documentId)
      const signatures = await findSignatures(
        tx,
        parties.map(({ id }) => id),
      )
      const evidence = toEvidence({
        document,
        parties,
        signatures,
        events: await findAllEvents(tx, documentId),
        accountChain,
        serviceUrl,
      })
      const original = await readWhole(document.fileSize, (range) => readFileRange(tx, documentId, range))
      const bankIds = await findBankIds(tx, documentId, bankIdEvidence)
      const inFile = document.isFormTaken ? await findFieldsInFile(tx, documentId) : undefined
      const takenWidgets = inFile?.flatMap(({ widgets = [] }) => widgets)
      const { pageSizes, pageFooter } = document
      return {
        original,
        evidence,
        paper: paperOf(pageSizes),
        footerSizes: pageFooter ? pageSizes : undefined,
        scans: await findScans(tx, documentId),
        bankIds,
        takenWidgets,
      }
    })
}

/** Throws if the audit trail is not sound. A document that was changed directly in the database must not get a seal. */
async function requireSoundTrail(tx: Transaction, documentId: string): Promise<void> {
  const [trail] = await findTrails(tx, [documentId])
  const faults = trail ? checkTrail(trail) : ['The document or its file is missing.']
  if (faults.length === 0) return
  throw new SealError('evidence_invalid', 'The stored evidence is not consistent.', new Error(faults.join(' ')))
}

function findSealingDocument(tx: Transaction, documentId: string) {
  return tx
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select([
      'documents.is_form_taken as isFormTaken',
      'documents.id',
      'title',
      'language',
      'file_name as fileName',
      'file_size as fileSize',
      'file_pages as filePages',
      'page_sizes as pageSizes',
      'page_footer as pageFooter',
      'file_sha256 as fileSha256',
      'file_extras as fileExtras',
      'documents.created_at as createdAt',
      'sent_at as sentAt',
      'accounts.mode',
    ])
    .select(shownName.as('sender'))
    .where('documents.id', '=', documentId)
    .executeTakeFirstOrThrow()
}

/** Returns the scans in the order of the parties. */
async function findScans(tx: Transaction, documentId: string): Promise<Scan[]> {
  const rows = await tx
    .selectFrom('signatures')
    .innerJoin('parties', 'parties.id', 'party_id')
    .select(['party_id as partyId', 'name', 'scan_type as type', sql<number>`octet_length(scan)`.as('size')])
    .where('signatures.document_id', '=', documentId)
    .where('scan', 'is not', null)
    .orderBy('added')
    .execute()
  const scans: Scan[] = []
  for (const { partyId, name, type, size } of rows) {
    const bytes = await readWhole(size, (range) => readScanRange(tx, partyId, range))
    scans.push({ partyId, name, type: type!, bytes })
  }
  return scans
}

async function findBankIds(tx: Transaction, documentId: string, { decrypt }: Cipher): Promise<BankIdFiles[]> {
  const rows = await tx
    .selectFrom('signatures')
    .select(['party_id as partyId', 'bankid_signature as signature', 'bankid_ocsp_response as ocspResponse'])
    .where('document_id', '=', documentId)
    .where('bankid', 'is not', null)
    .execute()
  try {
    return rows.map(({ partyId, signature, ocspResponse }) => ({
      partyId,
      signature: decrypt(signature!),
      ocspResponse: decrypt(ocspResponse!),
    }))
  } catch (error) {
    throw new SealError('evidence_invalid', 'The stored signature of BankID can not be read.', error)
  }
}

interface Range {
  start: number
  length: number
}

async function readScanRange(tx: Transaction, partyId: string, { start, length }: Range): Promise<Buffer> {
  const { bytes } = await tx
    .selectFrom('signatures')
    .select(sql<Buffer>`substring(scan from ${start + 1}::integer for ${length}::integer)`.as('bytes'))
    .where('party_id', '=', partyId)
    .executeTakeFirstOrThrow()
  return bytes
}

async function readWhole(size: number, read: (range: Range) => Promise<Buffer>): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  for (let start = 0; start < size; start += CHUNK) {
    bytes.set(await read({ start, length: Math.min(CHUNK, size - start) }), start)
  }
  return bytes
}
