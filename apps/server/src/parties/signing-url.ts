import type { Party, PartyWithSigningUrl } from '@paraph/contract'

/** A party of a draft has no address to sign at yet. */
export function withSigningUrl(party: Party): PartyWithSigningUrl {
  return { ...party, signingUrl: null }
}
