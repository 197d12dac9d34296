import { Problem } from '#platform/problems/problem.ts'
import { OutboundError } from '#platform/outbound/outbound-error.ts'
import { targetOf } from '#platform/outbound/target.ts'

/** Names that lead into a private network on every machine (RFC 6761, RFC 6762, RFC 8375, and `.internal`, which ICANN keeps for private use). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/**
 * Refuses a URL that clearly leads into a private network, so that its owner sees the error at once. The address of the host is checked later, at
 * each connection.
 *
 * @throws Problem `webhook_url_refused`
 */
export function requireAllowedUrl(text: string, allowedHosts: readonly string[]): void {
  const reason = refusalOf(text, allowedHosts)
  if (reason === undefined) return
  throw new Problem('webhook_url_refused', `This server does not send webhooks to this URL. ${reason}`, {
    errors: [{ pointer: '/url', code: 'refused', detail: 'must be a URL that this server may send webhooks to' }],
  })
}

function refusalOf(text: string, allowedHosts: readonly string[]): string | undefined {
  try {
    const { host, isAllowed } = targetOf(text, allowedHosts)
    return !isAllowed && PRIVATE_NAME.test(host) ? `${host} is not on the public internet.` : undefined
  } catch (error) {
    if (error instanceof OutboundError) return error.message
    throw error
  }
}
