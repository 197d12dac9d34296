import type { Capacity, Language } from '@paraph/contract'
import { toOneLine } from '#platform/formats/one-line.ts'
import { signaturesTexts } from './signatures-texts.ts'

/** Returns the capacity in which a party signs. Null if the sender has stored nothing of it. */
export function capacityOf({ companyName, companyRole, companyOrgNumber }: Capacity): Capacity | null {
  const capacity = { companyName, companyRole, companyOrgNumber }
  return Object.values(capacity).every((fact) => fact === null) ? null : capacity
}

/** Returns the words for a capacity. Empty if there is no capacity, or if no character of it is visible. */
export function describeCapacity(capacity: Capacity | null, language: Language): string {
  if (!capacity) return ''
  const number = toOneLine(capacity.companyOrgNumber ?? '')
  return [
    toOneLine(capacity.companyRole ?? ''),
    toOneLine(capacity.companyName ?? ''),
    number && signaturesTexts[language].capacity.orgNumber({ number }),
  ]
    .filter(Boolean)
    .join(', ')
}
