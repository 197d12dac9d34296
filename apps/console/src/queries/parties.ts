import type { Field, PartyWithSigningUrl } from '@paraph/client'

/** Returns the parties in the order in which they sign. */
export const inOrderOf = (parties: PartyWithSigningUrl[]) =>
  parties.toSorted((a, b) => (a.signingOrder ?? 0) - (b.signingOrder ?? 0))

/** How a party takes part. The API knows two words for "none", null and `NONE`. The pages know `NONE` alone. */
export const choicesOf = ({ deliveryMethod, requiredSignature, twoStepVerification }: PartyWithSigningUrl) => ({
  deliveryMethod: deliveryMethod ?? 'NONE',
  requiredSignature: requiredSignature ?? 'NONE',
  twoStepVerification: twoStepVerification ?? 'NONE',
})

/** An organizer only follows the document, unless a signature is required from it. */
export const mustAct = (party: PartyWithSigningUrl) =>
  party.role !== 'ORGANIZER' || choicesOf(party).requiredSignature !== 'NONE'

/** True if the party draws, types or photographs its signature, or has a place for its initials. */
export const makesMarks = ({ id, requiredSignature }: PartyWithSigningUrl, fields: Field[]) =>
  requiredSignature === 'DRAWING' || fields.some(({ partyId, type }) => partyId === id && type === 'INITIALS')

/** Returns the first party that must act before this one may. Undefined if it is the turn of this party, or if there is no order. After a party that has rejected the document, no other party gets a turn. */
export function nextOf(parties: PartyWithSigningUrl[], { signingOrder }: PartyWithSigningUrl) {
  const isBefore = (other: PartyWithSigningUrl) =>
    other.signingOrder != null &&
    other.signingOrder < (signingOrder ?? 0) &&
    mustAct(other) &&
    other.signingStatus !== 'SIGNED'
  return inOrderOf(parties).find(isBefore)
}

/** True if the first message to the party is not sent yet. */
export const isWaitingForMail = ({ deliveryMethod, sendStatus }: PartyWithSigningUrl): boolean =>
  deliveryMethod === 'EMAIL' && sendStatus === 'NOT_SENT'
