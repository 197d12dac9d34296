import type { Fault, PartyWithSigningUrl } from '@paraph/client'
import { choicesOf, mustAct } from '../../../queries/parties.ts'

type Address = 'email' | 'phone' | 'ssn'

/**
 * Returns the faults that anybody sees in the draft, as the server would return them: somebody without the address of the own message. The server judges the
 * draft when it is sent, and finds more.
 */
export function lacksOf(parties: PartyWithSigningUrl[]): Fault[] {
  const missing = parties.flatMap((party) =>
    [...new Set(neededBy(party))]
      .filter((address) => !party[address])
      .map((address) => ({ pointer: `/parties/${party.id}/${address}`, code: 'required', detail: 'is required' })),
  )
  if (parties.some(mustAct)) return missing
  return [{ pointer: '/parties', code: 'required', detail: 'must contain a party who must act' }, ...missing]
}

function neededBy(party: PartyWithSigningUrl): Address[] {
  const { deliveryMethod, twoStepVerification, requiredSignature } = choicesOf(party)
  return [
    ...({ EMAIL: ['email'], SMS: ['phone'], NONE: [] } as const)[deliveryMethod],
    ...({ EMAIL_BEFORE_SIGNING: ['email'], SMS_BEFORE_SIGNING: ['phone'], NONE: [] } as const)[twoStepVerification],
    ...(requiredSignature === 'BANKID' ? (['ssn'] as const) : []),
  ]
}
