import type { SigningIdentity } from '@paraph/contract'
import type { Abilities, IdentityMethod } from '../identity-method.ts'

/** The person signs in the BankID app, with a certificate that contains the person's name and number. */
export const bankIdMethod: IdentityMethod<{ bankId?: SigningIdentity }> = {
  faults(party, server) {
    if (party.requiredSignature !== 'BANKID') return []
    const pointer = `/parties/${party.id}`
    const detail = 'is required, because the requiredSignature is BANKID'
    return [
      ...(party.ssn ? [] : [{ pointer: `${pointer}/ssn`, code: 'required', detail }]),
      ...(mayUseBankId(server)
        ? []
        : [{ pointer: `${pointer}/requiredSignature`, code: 'signature_unavailable', detail: unavailable(server) }]),
    ]
  },
  receipt({ bankId }) {
    if (!bankId) return {}
    const { name, personalNumber, signedAt } = bankId
    return { bankId: { name, personalNumber, signedAt } }
  },
}

/**
 * True if the server can collect BankID signatures for the document. In the other environments, anybody can sign in the name of any person, so these
 * are only for test documents.
 */
export function mayUseBankId({ mode, bankId }: Pick<Abilities, 'mode' | 'bankId'>): boolean {
  return bankId !== undefined && (mode === 'TEST' || bankId.environment === 'production')
}

function unavailable({ bankId }: Abilities): string {
  return bankId
    ? `can't be BANKID with a live key, because the BANKID_ENVIRONMENT of this server is ${bankId.environment}`
    : "can't be BANKID, because this server has no setting BANKID_ENVIRONMENT"
}
