import type { Fault, ProblemCode, Scope } from '@paraph/contract'
import { Problem } from './problem.ts'

/** Returns the problem for a request without a credential, or with a wrong one, with the challenge of RFC 6750. */
export function unauthorized(
  code: Extract<ProblemCode, `${'key' | 'link' | 'session' | 'setup_token'}_${'missing' | 'invalid'}`>,
  detail?: string,
): Problem {
  const error = code.endsWith('_invalid') ? ', error="invalid_token"' : ''
  return new Problem(code, detail, { headers: { 'www-authenticate': `Bearer realm="paraph"${error}` } })
}

/**
 * Returns the problem for a member whose session began too long ago, with the challenge of RFC 9470.
 *
 * @param maxAge - seconds since the sign-in
 */
export function signInNeededAgain(maxAge: number): Problem {
  const challenge = `Bearer realm="paraph", error="insufficient_user_authentication", max_age="${maxAge}"`
  return new Problem('sign_in_needed_again', undefined, { headers: { 'www-authenticate': challenge } })
}

/** Returns the problem for a key without these scopes, with the challenge of RFC 6750. */
export function insufficientScope(missing: readonly Scope[], detail: string, errors?: Fault[]): Problem {
  const challenge = `Bearer realm="paraph", error="insufficient_scope", scope="${missing.join(' ')}"`
  return new Problem('insufficient_scope', detail, {
    headers: { 'www-authenticate': challenge },
    ...(errors && { errors }),
  })
}
