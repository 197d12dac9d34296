import type { DocumentStatus, Party, PartyWithSigningUrl } from '@paraph/contract'
import { missingScopes } from '#domain/accounts/scopes.ts'
import type { Context } from '#api/context.ts'
import { type LinkDeps, signingUrl } from '#domain/identity/link/signing-url.ts'

/** A party of a draft has no signing URL yet. With the URL one can sign, so a key that may only read does not get it. */
export function withSigningUrl(
  { linkNonce, documentStatus, ...party }: Party & { linkNonce: string; documentStatus: DocumentStatus },
  deps: LinkDeps & Pick<Context, 'scopes'>,
): PartyWithSigningUrl {
  const isHidden = documentStatus === 'DRAFT' || missingScopes(deps.scopes, ['documents:write']).length > 0
  return Object.assign(party, { signingUrl: isHidden ? null : signingUrl(linkNonce, 'API', deps) })
}
