import type { AddParty, Paraph, PartyWithSigningUrl } from '@paraph/client'
import { splitName } from '../../contacts/split-name.ts'
import { choicesOf } from '../../queries/parties.ts'

/** Returns the party for a new document. */
export function toParty(party: PartyWithSigningUrl): AddParty {
  const { name, email, phone, ssn, externalId, companyId, companyRole, role, signingOrder } = party
  const person = { ...splitName(name), email, phone, ssn, externalId, companyId, companyRole }
  return {
    person: Object.fromEntries(Object.entries(person).filter(([, value]) => value != null)) as typeof person,
    role,
    signingOrder: signingOrder ?? null,
    ...choicesOf(party),
  }
}

/** What only an update can give a party. */
const setLater = ['companyName', 'companyOrgNumber', 'country'] as const

/** Gives the new parties what `toParty` can't. `made` has the same order as `parties`. */
export async function completeParties(
  paraph: Paraph,
  parties: PartyWithSigningUrl[],
  made: PartyWithSigningUrl[],
): Promise<void> {
  for (const [index, party] of parties.entries()) {
    const { documentId, id, role, ...copy } = made[index]!
    const missing = setLater.filter((field) => party[field] != null && party[field] !== copy[field])
    if (missing.length === 0) continue
    await paraph.parties.update(documentId, id, {
      role,
      ...Object.fromEntries(missing.map((field) => [field, party[field]])),
    })
  }
}
