import { ProviderError } from '#platform/openid/provider-error.ts'
import { Problem } from '#platform/problems/problem.ts'

/** Seconds after which a browser may try again. */
const RETRY_AFTER = 10

/** @throws Problem `single_sign_on_unavailable`, `single_sign_on_refused` */
export async function orUnavailable<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause
    if (cause.kind === 'refused') throw new Problem('single_sign_on_refused', cause.message, { cause })
    const headers = { 'retry-after': String(RETRY_AFTER) }
    throw new Problem('single_sign_on_unavailable', cause.message, { cause, headers })
  }
}
