import type { AddParty, Company } from '@paraph/contract'
import { requireScopes } from '#api/access/require-scopes.ts'
import type { Context } from '#api/context.ts'
import type { Input } from '#api/operation.ts'
import type { Granted } from '#domain/accounts/scopes.ts'
import { companyUnknown } from '#domain/companies/company-unknown.ts'
import { findCompaniesToLink } from '#domain/companies/store.ts'
import { companyIdOf, companyPointerOf, personColumns } from '#domain/contacts/person-columns.ts'
import { insertContacts } from '#domain/contacts/store.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { firstSendStatus } from '#domain/lifecycle/party-rules.ts'
import { findContactsToCopy, insertPartyRows, type PersonToCopy } from '#domain/parties/new-party-store.ts'
import type { PartyRow } from '#domain/parties/store.ts'
import { Problem } from '#platform/problems/problem.ts'

type Body = Input<'addParty'>['body']

/**
 * Inserts each contact or person as a party, in the order of `bodies`. A person with `saveAsContact` becomes a contact too. The number of statements
 * does not depend on the number of parties.
 *
 * @param pointerOf - returns the pointer to a party in the body of the request.
 * @throws Problem `contact_unknown`, `company_unknown`, each with all faults of its kind
 */
export async function insertParties(
  document: DocumentLock,
  bodies: Body[],
  { personalNumbers, actor }: Pick<Context, 'personalNumbers' | 'actor'>,
  pointerOf: (index: number) => string = () => '',
): Promise<PartyRow[]> {
  const contacts = await findContacts(document, bodies, pointerOf)
  const companies = await findCompanies(document, bodies, pointerOf)
  const personOf = ({ contactId, person }: Body): PersonToCopy => {
    if (!person) return contacts.get(contactId)!
    const company = companies.get(companyIdOf(person) ?? '')
    return {
      person: personColumns(person, personalNumbers),
      company: { company_name: company?.name ?? null, company_org_number: company?.orgNumber ?? null },
    }
  }
  const parties = bodies.map((body) => ({ ...body, copied: personOf(body) }))
  const { tx, accountId, lockedAt } = document
  const saved = parties.filter(({ person, saveAsContact }) => person && saveAsContact)
  await insertContacts(
    tx,
    { accountId, createdBy: actor.id! },
    saved.map(({ copied }) => copied.person),
    lockedAt,
  )
  return insertPartyRows(
    document,
    parties.map(({ copied, signingOrder = null, ...party }) => ({
      ...party,
      copied,
      signingOrder,
      sendStatus: firstSendStatus(party.deliveryMethod),
    })),
  )
}

/** Checks that the key may store the contacts. */
export function requireScopeToSave(
  { person, saveAsContact }: Pick<AddParty, 'person' | 'saveAsContact'>,
  scopes: Granted,
  pointer = '',
): void {
  if (person && saveAsContact) requireScopes(scopes, ['contacts:write'], `${pointer}/saveAsContact`)
}

async function findContacts(
  { tx, accountId }: DocumentLock,
  bodies: Body[],
  pointerOf: (index: number) => string,
): Promise<Map<string, PersonToCopy>> {
  const named = bodies.flatMap(({ contactId, person }, index) => (person ? [] : [{ contactId, index }]))
  const found = await findContactsToCopy(
    tx,
    accountId,
    named.map(({ contactId }) => contactId),
  )
  const unknown = named.filter(({ contactId }) => !found.has(contactId))
  if (unknown.length > 0) throw contactUnknown(unknown.map(({ index }) => `${pointerOf(index)}/contactId`))
  return found
}

async function findCompanies(
  { tx, accountId }: DocumentLock,
  bodies: Body[],
  pointerOf: (index: number) => string,
): Promise<Map<string, Company>> {
  const named = bodies.flatMap(({ person }, index) => {
    const id = person ? companyIdOf(person) : null
    return id === null ? [] : [{ id, pointer: `${pointerOf(index)}/person${companyPointerOf(person!)}` }]
  })
  const found = await findCompaniesToLink(
    tx,
    accountId,
    named.map(({ id }) => id),
  )
  const unknown = named.filter(({ id }) => !found.has(id))
  if (unknown.length > 0) throw companyUnknown(unknown.map(({ pointer }) => pointer))
  return found
}

function contactUnknown(pointers: string[]): Problem {
  const detail = 'is not the identifier of a contact of this account'
  return new Problem('contact_unknown', undefined, {
    errors: pointers.map((pointer) => ({ pointer, code: 'unknown', detail })),
  })
}
