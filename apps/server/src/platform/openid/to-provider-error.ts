import { OutboundError } from '#platform/outbound/outbound-error.ts'
import { ProviderError } from './provider-error.ts'

/** What openid-client reports if an answer is not one of OpenID Connect, such as the error page of a proxy. */
const NO_ANSWER = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
])

/** Names an error of openid-client. The texts of the provider are left out, because anybody can make up a link with such a text. */
export function toProviderError(error: unknown): ProviderError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderError) return cause
    if (cause instanceof OutboundError) {
      const kind = cause.code === 'address_refused' ? 'refused' : 'unavailable'
      return new ProviderError(kind, cause.message, error)
    }
  }
  const { code, error: name } = error as { code?: string; error?: string }
  if (code !== undefined && NO_ANSWER.has(code))
    return new ProviderError('unavailable', 'The provider does not answer as OpenID Connect says.', error)
  const reason = [name, code].find((text) => text !== undefined && /^\w{1,60}$/.test(text))
  return new ProviderError('refused', `The sign-in at the provider failed${reason ? `: ${reason}` : ''}.`, error)
}
