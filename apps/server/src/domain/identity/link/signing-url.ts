import type { LinkKind } from '@paraph/contract'
import type { LinkTokens } from './link-tokens.ts'

export interface LinkDeps {
  links: LinkTokens
  /** Without a slash at its end. */
  publicUrl: string
}

/** Returns the URL where the party signs. The token is in the fragment. Browsers don't send it, so it reaches no log, no proxy and no referrer. */
export function signingUrl(linkNonce: string, kind: LinkKind, { links, publicUrl }: LinkDeps): string {
  return `${publicUrl}/sign/#${links.tokenOf(linkNonce, kind)}`
}

/** Returns the URL where the party draws its signature on another device. */
export function drawingUrl(nonce: string, { links, publicUrl }: LinkDeps): string {
  return `${publicUrl}/sign/#draw=${links.tokenOf(nonce, 'DRAWING')}`
}
