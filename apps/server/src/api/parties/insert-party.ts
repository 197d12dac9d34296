import type { CreateContact } from '@paraph/contract'
import { rethrowCompanyUnknown } from '#api/contacts/rethrow-company-unknown.ts'
import type { Input } from '#api/operation.ts'
import { companyUnknown } from '#domain/companies/company-unknown.ts'
import { findCompany } from '#domain/companies/store.ts'
import { companyIdOf, companyPointerOf } from '#domain/contacts/person-columns.ts'
import { insertContact } from '#domain/contacts/store.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { firstSendStatus } from '#domain/lifecycle/party-rules.ts'
import { insertContactAsParty, insertPersonAsParty, type NewParty } from '#domain/parties/insert-party.ts'
import type { PartyRow } from '#domain/parties/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

/**
 * Inserts the contact or the person as a party. A person that is to be stored becomes a contact first.
 *
 * @throws Problem `contact_unknown`, `company_unknown`
 */
export async function insertParty(
  document: DocumentLock,
  { contactId, person, saveAsContact, signingOrder = null, ...rest }: Input<'addParty'>['body'],
  personalNumbers: PersonalNumbers,
): Promise<PartyRow> {
  const party = { ...rest, signingOrder, sendStatus: firstSendStatus(rest.deliveryMethod) }
  if (person && !saveAsContact) return insertPerson(document, person, party, personalNumbers)
  const id = person ? await storeContact(document, person, personalNumbers) : contactId
  const inserted = await insertContactAsParty(document, id, party)
  if (!inserted) throw contactUnknown()
  return inserted
}

async function insertPerson(
  document: DocumentLock,
  person: CreateContact,
  party: NewParty,
  personalNumbers: PersonalNumbers,
): Promise<PartyRow> {
  const id = companyIdOf(person)
  const company = id === null ? undefined : await findCompany(document.tx, { id, accountId: document.accountId })
  if (id !== null && !company) throw companyUnknown(undefined, `/person${companyPointerOf(person)}`)
  return insertPersonAsParty(document, person, { ...party, company, personalNumbers })
}

async function storeContact(
  { tx, accountId, lockedAt }: DocumentLock,
  person: CreateContact,
  personalNumbers: PersonalNumbers,
): Promise<string> {
  const contact = await insertContact({ db: tx, personalNumbers }, accountId, person, lockedAt).catch(
    (error: unknown) => rethrowCompanyUnknown(error, `/person${companyPointerOf(person)}`),
  )
  return contact.id
}

function contactUnknown(): Problem {
  return new Problem('contact_unknown', undefined, {
    errors: [{ pointer: '/contactId', code: 'unknown', detail: 'is not the identifier of a contact of this account' }],
  })
}
