import type { LinkKind } from '@paraph/contract'
import type { DeviceTask, LinkTokens } from './link-tokens.ts'

export interface LinkDeps {
  links: LinkTokens
  /** Without a slash at its end. */
  publicUrl: string
}

/** Returns the URL where the party signs. The token is in the fragment. Browsers don't send it, so it reaches no log, no proxy and no referrer. */
export function signingUrl(linkNonce: string, kind: LinkKind, { links, publicUrl }: LinkDeps): string {
  return `${publicUrl}/sign/#${links.tokenOf(linkNonce, kind)}`
}

const fragments: Record<DeviceTask, string> = { DRAWING: 'draw', SCAN: 'scan' }

/** Returns the URL that another device of the party opens to do this task. */
export function deviceUrl(nonce: string, task: DeviceTask, { links, publicUrl }: LinkDeps): string {
  return `${publicUrl}/sign/#${fragments[task]}=${links.tokenOf(nonce, task)}`
}
