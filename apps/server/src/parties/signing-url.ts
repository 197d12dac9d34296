import type { DocumentStatus, Party, PartyWithSigningUrl } from '@paraph/contract'

/** Where the party signs. The token stands in the fragment, which reaches no log, no proxy and no referrer. */
export function signingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/sign/#${token}`
}

/** A party of a draft has no address to sign at yet. */
export function withSigningUrl(
  { signingToken, documentStatus, ...party }: Party & { signingToken: string; documentStatus: DocumentStatus },
  publicUrl: string,
): PartyWithSigningUrl {
  return { ...party, signingUrl: documentStatus === 'DRAFT' ? null : signingUrl(publicUrl, signingToken) }
}
