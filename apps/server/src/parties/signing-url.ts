import type { DocumentStatus, Party, PartyWithSigningUrl } from '@paraph/contract'

/** Returns the URL where the party signs. Browsers don't send the fragment, so the token is in no log, no proxy and no referrer. */
export function signingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/sign/#${token}`
}

/** A party of a draft has no signing URL yet. */
export function withSigningUrl(
  { signingToken, documentStatus, ...party }: Party & { signingToken: string; documentStatus: DocumentStatus },
  publicUrl: string,
): PartyWithSigningUrl {
  return { ...party, signingUrl: documentStatus === 'DRAFT' ? null : signingUrl(publicUrl, signingToken) }
}
