/** Sealed files for the tests of other workspaces. */
export { newIdentity, timestampAuthority } from './authority.support.ts'
export { bankIdPerson, rehash, signWithBankId } from './bankid/sample.support.ts'
export { newEvidence, newOriginal, seal } from './sample.support.ts'
export { type BankIdAuthority, newBankIdAuthority } from './bankid/authority.support.ts'
export { signAgain } from './forgery.support.ts'
