import type { LinkKind } from '@paraph/contract'
import type { LinkTokens } from './link-tokens.ts'

export interface LinkDeps {
  links: LinkTokens
  /** Without a slash at its end. */
  publicUrl: string
}

/** Returns the URL where the party signs. Browsers don't send the fragment, so the token is in no log, no proxy and no referrer. */
export function signingUrl(linkNonce: string, kind: LinkKind, { links, publicUrl }: LinkDeps): string {
  return `${publicUrl}/sign/#${links.tokenOf(linkNonce, kind)}`
}
