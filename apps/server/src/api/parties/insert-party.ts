import type { AddParty, Company, CreateContact } from '@paraph/contract'
import { requireScopes } from '#api/access/require-scopes.ts'
import { rethrowCompanyUnknown } from '#api/contacts/rethrow-company-unknown.ts'
import type { Input } from '#api/operation.ts'
import type { Granted } from '#domain/accounts/scopes.ts'
import { companyUnknown } from '#domain/companies/company-unknown.ts'
import { findCompany } from '#domain/companies/store.ts'
import { companyIdOf, companyPointerOf } from '#domain/contacts/person-columns.ts'
import { insertContact } from '#domain/contacts/store.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { firstSendStatus } from '#domain/lifecycle/party-rules.ts'
import { insertContactAsParty, insertPersonAsParty } from '#domain/parties/insert-party.ts'
import type { PartyRow } from '#domain/parties/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

/**
 * Inserts the contact or the person as a party. A person that is to be stored becomes a contact first.
 *
 * @param pointer - to the party in the body of the request.
 * @throws Problem `contact_unknown`, `company_unknown`
 */
export async function insertParty(
  document: DocumentLock,
  { contactId, person, saveAsContact, signingOrder = null, ...rest }: Input<'addParty'>['body'],
  personalNumbers: PersonalNumbers,
  pointer = '',
): Promise<PartyRow> {
  const party = { ...rest, signingOrder, sendStatus: firstSendStatus(rest.deliveryMethod) }
  const pointerOf = (person: CreateContact) => `${pointer}/person${companyPointerOf(person)}`
  if (person && !saveAsContact) {
    const company = await companyOf(person, document, pointerOf)
    return insertPersonAsParty(document, person, { ...party, company, personalNumbers })
  }
  const id = person ? await storeContact(document, person, { personalNumbers, pointerOf }) : contactId
  const inserted = await insertContactAsParty(document, id, party)
  if (!inserted) throw contactUnknown(`${pointer}/contactId`)
  return inserted
}

/** Checks that the key may store the contacts. */
export function requireScopeToSave(
  { person, saveAsContact }: Pick<AddParty, 'person' | 'saveAsContact'>,
  scopes: Granted,
  pointer = '',
): void {
  if (person && saveAsContact) requireScopes(scopes, ['contacts:write'], `${pointer}/saveAsContact`)
}

async function companyOf(
  person: CreateContact,
  { tx, accountId }: DocumentLock,
  pointerOf: (person: CreateContact) => string,
): Promise<Company | undefined> {
  const id = companyIdOf(person)
  if (id === null) return undefined
  const company = await findCompany(tx, { id, accountId })
  if (!company) throw companyUnknown(undefined, pointerOf(person))
  return company
}

async function storeContact(
  { tx, accountId, lockedAt }: DocumentLock,
  person: CreateContact,
  { personalNumbers, pointerOf }: { personalNumbers: PersonalNumbers; pointerOf: (person: CreateContact) => string },
): Promise<string> {
  const contact = await insertContact({ db: tx, personalNumbers }, accountId, person, lockedAt).catch(
    (error: unknown) => rethrowCompanyUnknown(error, pointerOf(person)),
  )
  return contact.id
}

function contactUnknown(pointer: string): Problem {
  return new Problem('contact_unknown', undefined, {
    errors: [{ pointer, code: 'unknown', detail: 'is not the identifier of a contact of this account' }],
  })
}
