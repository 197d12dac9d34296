import type { Capacity } from '@paraph/client'
import type { Texts } from '../../generated/texts.ts'

/** Returns the words for the capacity in which the party signs. Undefined if it has none. The statement has the same words, in the language of the document. */
export function describeCapacity(capacity: Capacity | null, t: Texts): string | undefined {
  const { companyRole, companyName, companyOrgNumber } = capacity ?? {}
  const number = companyOrgNumber?.trim()
  const facts = [companyRole?.trim(), companyName?.trim(), number && t.capacity.orgNumber({ number })].filter(Boolean)
  return facts.length > 0 ? facts.join(', ') : undefined
}
