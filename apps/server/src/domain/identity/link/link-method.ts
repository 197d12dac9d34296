import type { LinkKind } from '@paraph/contract'
import { addressFaults, type IdentityMethod } from '../identity-method.ts'

/** Each party has a link. If the link is sent in a message, it identifies the person who can read that message. */
export const linkMethod: IdentityMethod<{ link: LinkKind }> = {
  faults(party, server) {
    const neededBy = 'deliveryMethod'
    // The channel is not required: without a mail server, the sender can still pass the link on.
    if (party.deliveryMethod === 'EMAIL') return addressFaults(party, { field: 'email', neededBy }, server)
    if (party.deliveryMethod !== 'SMS') return []
    return addressFaults(party, { field: 'phone', neededBy, channel: 'SMS' }, server)
  },
  receipt: ({ link }) => ({ link }),
}
