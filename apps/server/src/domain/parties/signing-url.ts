import type { DocumentStatus, LinkKind, Party, PartyWithSigningUrl } from '@paraph/contract'
import { missingScopes } from '#domain/accounts/scopes.ts'
import type { Context, Services } from '#api/context.ts'

type Deps = Pick<Services, 'links' | 'publicUrl'>

/** Returns the URL where the party signs. Browsers don't send the fragment, so the token is in no log, no proxy and no referrer. */
export function signingUrl(linkNonce: string, kind: LinkKind, { links, publicUrl }: Deps): string {
  return `${publicUrl}/sign/#${links.tokenOf(linkNonce, kind)}`
}

/** A party of a draft has no signing URL yet. With the URL one can sign, so a key that may only read does not get it. */
export function withSigningUrl(
  { linkNonce, documentStatus, ...party }: Party & { linkNonce: string; documentStatus: DocumentStatus },
  deps: Deps & Pick<Context, 'scopes'>,
): PartyWithSigningUrl {
  const isHidden = documentStatus === 'DRAFT' || missingScopes(deps.scopes, ['documents:write']).length > 0
  return Object.assign(party, { signingUrl: isHidden ? null : signingUrl(linkNonce, 'API', deps) })
}
