import type { Fault, SigningReceipt } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Signature } from '#domain/signatures/hash-signature.ts'
import { bankIdMethod } from './bankid/bankid-method.ts'
import { codeMethod } from './code/code-method.ts'
import type { Abilities } from './identity-method.ts'
import { linkMethod } from './link/link-method.ts'

/** Returns what the party lacks to be identified, and what the server lacks to do it. */
export function identityFaults(party: StoredParty, server: Abilities): Fault[] {
  return [linkMethod, codeMethod, bankIdMethod].flatMap(({ faults }) => faults(party, server))
}

/** Returns the part of a signature's receipt that says how the party was identified. */
export function identityReceipt(
  signature: Signature,
): Pick<SigningReceipt, 'link' | 'verification'> & Partial<Pick<SigningReceipt, 'bankId'>> {
  return { ...linkMethod.receipt(signature), ...codeMethod.receipt(signature), ...bankIdMethod.receipt(signature) }
}
