import type { TwoStepVerification } from '@paraph/contract'
import { addressFaults, type IdentityMethod } from '../identity-method.ts'

/** A code that is sent by SMS or e-mail, and entered before signing. */
export const codeMethod: IdentityMethod<{ verification: TwoStepVerification }> = {
  faults(party, server) {
    const neededBy = 'twoStepVerification'
    switch (party.twoStepVerification) {
      case 'EMAIL_BEFORE_SIGNING':
        return addressFaults(party, { field: 'email', neededBy, channel: 'EMAIL' }, server)
      case 'SMS_BEFORE_SIGNING':
        return addressFaults(party, { field: 'phone', neededBy, channel: 'SMS' }, server)
      default:
        return []
    }
  },
  receipt: ({ verification }) => ({ verification }),
}
