import { BankIdError } from '#platform/bankid/rp-api.ts'
import { Problem } from '#platform/problems/problem.ts'

export function bankIdUnavailable(cause?: unknown): Problem {
  return new Problem('bankid_unavailable', undefined, { cause, headers: { 'retry-after': '30' } })
}

/** Returns the problem that the party gets for a failed start, and the failure to store. */
export function startFailure(error: unknown): { failure: string; problem: Problem } {
  if (error instanceof BankIdError && error.code === 'alreadyInProgress') {
    return { failure: error.code, problem: new Problem('bankid_already_in_progress', undefined, { cause: error }) }
  }
  return { failure: 'unavailable', problem: bankIdUnavailable(error) }
}
