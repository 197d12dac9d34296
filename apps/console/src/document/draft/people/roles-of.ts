import type { Field } from '@paraph/client'

/** The roles that the contract knows, and numbers, say more than a name: the server looks for such a party itself. */
const KNOWN = /^(\d+|signer|acceptor|reviewer|organizer)$/i

/** As many as stand in one form. The others follow when these have people. */
const MOST = 20

/** Returns the roles in the text tags of the PDF, such as "Tenant", that no party has yet. They are in the order of their fields. */
export function rolesOf(fields: Pick<Field, 'partyId' | 'partyReference'>[]): string[] {
  const references = fields.filter(({ partyId }) => partyId === null).map(({ partyReference }) => partyReference)
  const roles = references.filter((reference) => reference !== null && !KNOWN.test(reference))
  return [...new Set(roles as string[])].slice(0, MOST)
}
