import type { AddParty, DocumentStatus, Party, SendStatus, UpdateParty } from '@paraph/contract'
import type { Database } from '../database.ts'
import type { DocumentKey } from '../documents/store.ts'
import { newId } from '../ids.ts'

export interface PartyKey extends DocumentKey {
  partyId: string
}

/** A party with what the rules need beside what is answered. */
export type StoredParty = Required<Party> & { remindedAt: string | null }

export type NewParty = Required<Omit<AddParty, 'signingOrder'>> & {
  signingOrder: number | null
  sendStatus: SendStatus | null
}

const fields = [
  'parties.id',
  'parties.document_id as documentId',
  'parties.name',
  'parties.role',
  'parties.signed_at as signedAt',
  'parties.read_status as readStatus',
  'parties.signing_status as signingStatus',
  'parties.delivery_method as deliveryMethod',
  'parties.required_signature as requiredSignature',
  'parties.two_step_verification as twoStepVerification',
  'parties.send_status as sendStatus',
  'parties.email',
  'parties.phone',
  'parties.company_name as companyName',
  'parties.company_role as companyRole',
  'parties.company_org_number as companyOrgNumber',
  'parties.external_id as externalId',
  'parties.company_id as companyId',
  'parties.ssn',
  'parties.country',
  'parties.signing_order as signingOrder',
] as const

/**
 * The status of the document, or undefined if there is none. Until the transaction ends, nobody else changes the document
 * or its parties, for every such change begins here.
 */
export async function lockDocument(tx: Database, key: DocumentKey): Promise<DocumentStatus | undefined> {
  const row = await tx
    .selectFrom('documents')
    .select('status')
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .forUpdate()
    .executeTakeFirst()
  return row?.status
}

export async function countParties(tx: Database, documentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('parties')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  return count
}

/** A snapshot of the contact as it is now; undefined if the account has no such contact. */
export function insertParty(tx: Database, key: DocumentKey, party: NewParty): Promise<Party | undefined> {
  return tx
    .insertInto('parties')
    .columns([
      'id',
      'document_id',
      'name',
      'role',
      'delivery_method',
      'required_signature',
      'two_step_verification',
      'send_status',
      'email',
      'phone',
      'company_name',
      'company_role',
      'company_org_number',
      'external_id',
      'company_id',
      'ssn',
      'signing_order',
    ])
    .expression((query) =>
      query
        .selectFrom('contacts')
        .leftJoin('companies', 'companies.id', 'contacts.company_id')
        .select((select) => [
          select.val(newId('pty')).as('id'),
          select.val(key.id).as('document_id'),
          select.fn<string>('btrim', [select.fn('concat_ws', [select.val(' '), 'first_name', 'last_name'])]).as('name'),
          select.val(party.role).as('role'),
          select.val(party.deliveryMethod).as('delivery_method'),
          select.val(party.requiredSignature).as('required_signature'),
          select.val(party.twoStepVerification).as('two_step_verification'),
          select.val(party.sendStatus).as('send_status'),
          'email',
          'phone',
          'companies.name as company_name',
          'company_role',
          'companies.org_number as company_org_number',
          'external_id',
          'company_id',
          'ssn',
          select.cast<number | null>(select.val(party.signingOrder), 'integer').as('signing_order'),
        ])
        .where('contacts.id', '=', party.contactId)
        .where('contacts.account_id', '=', key.accountId),
    )
    .returning(fields)
    .executeTakeFirst()
}

export function findParty(db: Database, key: PartyKey): Promise<Party | undefined> {
  return db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'parties.document_id')
    .select(fields)
    .where('parties.id', '=', key.partyId)
    .where('documents.id', '=', key.id)
    .where('documents.account_id', '=', key.accountId)
    .executeTakeFirst()
}

/** In the order they were added. */
export function findParties(db: Database, key: DocumentKey): Promise<Party[]> {
  return db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'parties.document_id')
    .select(fields)
    .where('documents.id', '=', key.id)
    .where('documents.account_id', '=', key.accountId)
    .orderBy('added')
    .execute()
}

/** Of a document that is locked. */
export function findStoredParties(tx: Database, documentId: string): Promise<StoredParty[]> {
  return tx
    .selectFrom('parties')
    .select(fields)
    .select('reminded_at as remindedAt')
    .where('document_id', '=', documentId)
    .execute()
}

/** Of a document that is locked. */
export function findStoredParty(tx: Database, key: PartyKey): Promise<StoredParty | undefined> {
  return tx
    .selectFrom('parties')
    .select(fields)
    .select('reminded_at as remindedAt')
    .where('id', '=', key.partyId)
    .where('document_id', '=', key.id)
    .executeTakeFirst()
}

export function changeParty(
  tx: Database,
  partyId: string,
  change: UpdateParty & { sendStatus: SendStatus | null },
): Promise<Party> {
  return tx
    .updateTable('parties')
    .set({
      name: change.name,
      role: change.role,
      delivery_method: change.deliveryMethod,
      required_signature: change.requiredSignature,
      two_step_verification: change.twoStepVerification,
      send_status: change.sendStatus,
      email: change.email,
      phone: change.phone,
      company_name: change.companyName,
      company_role: change.companyRole,
      company_org_number: change.companyOrgNumber,
      external_id: change.externalId,
      company_id: change.companyId,
      ssn: change.ssn,
      country: change.country,
      signing_order: change.signingOrder,
    })
    .where('id', '=', partyId)
    .returning(fields)
    .executeTakeFirstOrThrow()
}

export function eraseParty(tx: Database, partyId: string) {
  return tx.deleteFrom('parties').where('id', '=', partyId).execute()
}

export function markReminded(tx: Database, partyId: string, now: Date): Promise<Party> {
  return tx
    .updateTable('parties')
    .set({ reminded_at: now.toISOString() })
    .where('id', '=', partyId)
    .returning(fields)
    .executeTakeFirstOrThrow()
}
