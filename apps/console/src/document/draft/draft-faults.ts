import type { Fault, PartyWithSigningUrl } from '@paraph/client'

const isOfField = ({ pointer }: Fault) => pointer.startsWith('/fields/')

const isOfParty = ({ pointer }: Fault, { id }: PartyWithSigningUrl) => pointer.startsWith(`/parties/${id}/`)

/** Returns what the editor of the fields shows. */
export const fieldFaultsIn = (faults: Fault[]) => faults.filter(isOfField)

/** Returns what the row of a party shows. */
export const partyFaultsIn = (faults: Fault[], party: PartyWithSigningUrl) =>
  faults.filter((fault) => isOfParty(fault, party))

/** Returns what no field and no party shows. */
export const otherFaultsIn = (faults: Fault[], parties: PartyWithSigningUrl[]) =>
  faults.filter((fault) => !isOfField(fault) && !parties.some((party) => isOfParty(fault, party)))
