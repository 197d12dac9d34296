import type { AddParty, Company, CreateContact, Party } from '@paraph/contract'
import { type Expression, sql } from '#kysely'
import { personColumns } from '#domain/contacts/person-columns.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { newId } from '#platform/database/ids.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { partyFields, type PartyRow } from './store.ts'

/** How a person takes part. */
export type NewParty = Pick<Party, 'role' | 'signingOrder' | 'sendStatus'> &
  Required<Pick<AddParty, 'deliveryMethod' | 'requiredSignature' | 'twoStepVerification'>>

/** Inserts a copy of the contact as it is now. Returns undefined if the account has no such contact. */
export function insertContactAsParty(
  { tx, id, accountId }: DocumentLock,
  contactId: string,
  party: NewParty,
): Promise<PartyRow | undefined> {
  return tx
    .insertInto('parties')
    .columns([
      'id',
      'document_id',
      'name',
      'first_name',
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
      'ssn_plain',
      'ssn_encrypted',
      'ssn_hash',
      'signing_order',
    ])
    .expression((query) =>
      query
        .selectFrom('contacts')
        .leftJoin('companies', 'companies.id', 'contacts.company_id')
        .select((select) => [
          select.val(newId('pty')).as('id'),
          select.val(id).as('document_id'),
          fullName(sql.ref('first_name'), sql.ref('last_name')).as('name'),
          'first_name',
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
          'ssn_plain',
          'ssn_encrypted',
          'ssn_hash',
          select.cast<number | null>(select.val(party.signingOrder), 'integer').as('signing_order'),
        ])
        .where('contacts.id', '=', contactId)
        .where('contacts.account_id', '=', accountId),
    )
    .returning(partyFields)
    .executeTakeFirst()
}

/** Inserts a person who is no contact. */
export function insertPersonAsParty(
  { tx, id }: DocumentLock,
  person: CreateContact,
  { company, personalNumbers, ...party }: NewParty & { company: Company | undefined; personalNumbers: PersonalNumbers },
): Promise<PartyRow> {
  return tx
    .insertInto('parties')
    .values({
      id: newId('pty'),
      document_id: id,
      name: fullName(sql.val(person.firstName), sql.val(person.lastName)),
      ...personColumns(person, personalNumbers),
      company_name: company?.name ?? null,
      company_org_number: company?.orgNumber ?? null,
      role: party.role,
      delivery_method: party.deliveryMethod,
      required_signature: party.requiredSignature,
      two_step_verification: party.twoStepVerification,
      send_status: party.sendStatus,
      signing_order: party.signingOrder,
    })
    .returning(partyFields)
    .executeTakeFirstOrThrow()
}

/** A person may have only one name. */
function fullName(firstName: Expression<string>, lastName: Expression<string>) {
  return sql<string>`btrim(concat_ws(' ', ${firstName}::text, ${lastName}::text))`
}
