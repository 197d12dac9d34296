import { invalidRequest } from '#platform/problems/invalid-request.ts'

/** Returns the problem for a body that names a member whom the account does not have. */
export function memberUnknown() {
  const detail = 'is not the identifier of a member of this account'
  return invalidRequest([{ pointer: '/memberId', code: 'unknown', detail }])
}
