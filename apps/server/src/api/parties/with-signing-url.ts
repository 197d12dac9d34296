import type { DocumentStatus, Party, PartyWithSigningUrl } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import { missingScopes } from '#domain/accounts/scopes.ts'
import { type LinkDeps, signingUrl } from '#domain/identity/link/signing-url.ts'

/** Adds the signing URL to a party. A party of a draft has none yet. A key with read access does not get it, because the URL allows signing. */
export function withSigningUrl(
  { linkNonce, documentStatus, ...party }: Party & { linkNonce: string; documentStatus: DocumentStatus },
  deps: LinkDeps & Pick<Context, 'scopes'>,
): PartyWithSigningUrl {
  const isHidden = documentStatus === 'DRAFT' || missingScopes(deps.scopes, ['documents:write']).length > 0
  return Object.assign(party, { signingUrl: isHidden ? null : signingUrl(linkNonce, 'API', deps) })
}
