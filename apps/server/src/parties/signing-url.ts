import type { DocumentStatus, LinkKind, Party, PartyWithSigningUrl } from '@paraph/contract'
import type { Services } from '../context.ts'

type Deps = Pick<Services, 'links' | 'publicUrl'>

/** Returns the URL where the party signs. Browsers don't send the fragment, so the token is in no log, no proxy and no referrer. */
export function signingUrl(linkNonce: string, kind: LinkKind, { links, publicUrl }: Deps): string {
  return `${publicUrl}/sign/#${links.tokenOf(linkNonce, kind)}`
}

/** A party of a draft has no signing URL yet. */
export function withSigningUrl(
  { linkNonce, documentStatus, ...party }: Party & { linkNonce: string; documentStatus: DocumentStatus },
  deps: Deps,
): PartyWithSigningUrl {
  return { ...party, signingUrl: documentStatus === 'DRAFT' ? null : signingUrl(linkNonce, 'API', deps) }
}
