/** Sealed files for the tests of other workspaces. */
export { newIdentity, timestampAuthority } from './authority.support.ts'
export { newEvidence, newOriginal, seal } from './sample.support.ts'
